/**
 * `node scripts/bootstrap.mjs <script.ts> [arguments]`: installs what is missing, then runs the
 * script on the pinned Node. Plain JavaScript without dependencies, so that any Node can read it.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const oldestNode = 20
const pinnedNode = 24
const installBytes = 2_000_000_000

const major = Number(process.versions.node.split('.')[0])
if (major < oldestNode)
  refuse(`Trivsel needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)

const [script, ...scriptArguments] = process.argv.slice(2)
if (!script) refuse('usage: node scripts/bootstrap.mjs <script.ts> [arguments]')

if (!isInstalled()) await install()
await run(findNode())

/**
 * npm writes its own record at the end of an install and removes it at the start of `npm ci`:
 * when it lists what the lock file lists, the install is complete and up to date.
 */
function isInstalled() {
  const recordFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(recordFile)) return false
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const installed = JSON.parse(readFileSync(recordFile, 'utf8')).packages
    const isSame = (path) =>
      installed[path]
        ? installed[path].version === wanted[path].version
        : isWithoutFolder(path) || wanted[path].optional || wanted[path].devOptional
    return Object.keys(wanted).every(isSame)
  } catch {
    return false
  }
}

/** The root and the workspaces are not installed: they are here. */
function isWithoutFolder(path) {
  return !path.includes('node_modules/')
}

async function install() {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < installBytes)
    refuse(
      `The disk is nearly full: ${toGigabytes(bavail * bsize)} GB free, the packages need ${toGigabytes(installBytes)} GB.`,
    )
  const start = performance.now()
  console.log('… installing packages (one to two minutes, only when they have changed)')
  const options = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit']
  // npm itself says where it is; without it (run directly) the one on PATH is used.
  const [command, ...before] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const child = spawn(command, [...before, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const { code, signal } = await ended(child)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (code === 0) return console.log(`✔ Packages are installed  ${seconds} s`)
  if (signal) process.exit(exitCode(code, signal))
  const text = Buffer.concat(output).toString('utf8')
  console.error(text.replaceAll(/^npm warn (EBADENGINE|deprecated).*\n/gm, ''))
  refuse(
    /ENOSPC/.test(text)
      ? 'The packages could not be installed: the disk is full.'
      : `The packages could not be installed (npm ci ended with ${code} after ${seconds} s, its output is above).`,
  )
}

function findNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  if (existsSync(pinned)) return pinned
  if (major >= pinnedNode) return process.execPath
  refuse(
    `Trivsel runs on Node ${pinnedNode}, which is not packaged for ${process.platform}-${process.arch}. Install Node ${pinnedNode} or newer and try again.`,
  )
}

async function run(node) {
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  const child = spawn(node, [resolve(root, script), ...scriptArguments], {
    cwd: root,
    env: { ...process.env, PATH: path },
    // The channel closes when this process ends, even when it was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  stopWithNpm(child)
  const { code, signal } = await ended(child)
  process.exit(exitCode(code, signal))
}

/** A killed npm cannot pass on a signal: without this the servers would run on unseen. */
function stopWithNpm(child) {
  if (!process.env.npm_execpath) return
  const start = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === start) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 1_000)
  timer.unref()
}

/** The shell that npm has started us with, and npm: a dead parent is replaced by another process. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return String(process.ppid)
  }
}

async function ended(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve({ code, signal }))
    })
  } finally {
    for (const signal of signals) process.off(signal, forward)
  }
}

function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

function toGigabytes(bytes) {
  return (bytes / 1e9).toFixed(1)
}

function refuse(message) {
  console.error(`✖ ${message}`)
  process.exit(1)
}
