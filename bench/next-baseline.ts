import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../scripts/paths.ts'
import { PlainError } from '../scripts/progress.ts'
import { findElement, type MarkupElement, parseMarkup } from './markup.ts'
import { type StartedServer, startServer } from './processes.ts'
import { childSources, propertiesSource } from './react-source.ts'

const next = join(repositoryRoot, 'node_modules/next/dist/bin/next')

/**
 * A Next.js site with one route, rendered for every request: the elements of one of our pages, with
 * its texts in the source. It asks nobody for content, so it does less than a site would.
 *
 * - `/server/<any>`: components of the server, which is what Next.js makes of a page by itself
 * - `/browser/<any>`: one component that the browser has too
 */
export async function buildNextSite(html: string, folder: string): Promise<void> {
  const page = parseMarkup(html)
  const [head, body] = [findElement(page, 'head'), findElement(page, 'body')]
  if (!head || !body) throw new PlainError('The page has no head and no body.')
  const tree = fragmentOf(body)
  for (const [path, text] of Object.entries({
    'package.json': '{"type":"module"}',
    'public/ready.txt': 'ready',
    'next.config.mjs': `export default { typescript: { ignoreBuildErrors: true }, outputFileTracingRoot: ${JSON.stringify(folder)} }`,
    'app/layout.js': `${creating}export default ({ children }) => h('html', ${propertiesOf(page, 'html')}, h('head', null, ${childSources(head).join(',')}), h('body', ${propertiesOf(page, 'body')}, children))`,
    'app/server/[visit]/page.js': `${creating}${dynamic}export default async ({ params }) => { await params; return ${tree} }`,
    'app/browser/[visit]/tree.js': `'use client'\n${creating}export const Tree = () => ${tree}`,
    'app/browser/[visit]/page.js': `${creating}import { Tree } from './tree.js'\n${dynamic}export default async ({ params }) => { await params; return h(Tree) }`,
  })) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
  // Webpack follows the link out of the folder; what renders a page is the same.
  const build = spawn(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new PlainError('Next.js could not build the page.')
}

/** One process, in production. */
export function startNextSite(folder: string, port: number): Promise<StartedServer> {
  return startServer(
    spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
      cwd: folder,
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    { url: `http://127.0.0.1:${port}`, health: '/ready.txt' },
  )
}

const creating = `import { createElement as h, Fragment } from 'react'\n`
const dynamic = `export const dynamic = 'force-dynamic'\n`

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
}

function fragmentOf(element: MarkupElement): string {
  return `h(Fragment, null, ${childSources(element).join(',')})`
}

function propertiesOf(page: MarkupElement, name: string): string {
  const element = findElement(page, name)
  return element ? propertiesSource(element) : 'null'
}
