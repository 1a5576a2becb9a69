import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PlainError, step } from './progress.ts'

/** A program of a Debian package, and where it may lie. */
export type Program = { readonly package: string; readonly paths: readonly string[] }

/**
 * Finds programs that the project does not bring; as root on Debian it installs what is missing.
 * @returns their paths
 * @throws {PlainError} naming what is missing and the command that installs it
 */
export async function findPrograms<Name extends string>(
  wanted: Readonly<Record<Name, Program>>,
): Promise<Record<Name, string>> {
  const found = lookFor(wanted)
  if (found.missing.length === 0) return found.paths
  const names = found.missing.map(([name]) => name).join(', ')
  const packages = [...new Set(found.missing.map(([, program]) => program.package))]
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) throw new PlainError(`Missing: ${names}. Install: ${install}`)
  await step(`Installed ${names}`, async () => {
    spawnSync('sh', ['-c', `${install} >/dev/null 2>&1`], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  })
  const installed = lookFor(wanted)
  if (installed.missing.length > 0)
    throw new PlainError(`Still missing after an installation: ${names}. Install: ${install}`)
  return installed.paths
}

function lookFor<Name extends string>(wanted: Readonly<Record<Name, Program>>) {
  const programs = Object.entries<Program>(wanted).map(
    ([name, program]) => [name, program, program.paths.find(existsSync)] as const,
  )
  return {
    paths: Object.fromEntries(programs.map(([name, , path]) => [name, path])) as Record<
      Name,
      string
    >,
    missing: programs.filter(([, , path]) => path === undefined),
  }
}
