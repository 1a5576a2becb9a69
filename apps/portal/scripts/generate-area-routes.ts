import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routes } from '../route-folders.ts'
import type { Page } from '../src/platform/routing/page.ts'
import type { Area } from '../src/platform/routing/page-area.ts'

/*
 * The routes of each area of the site, which its pages load in the browser; the server has the tree of
 * all (`routeTree.gen.ts`). Light pages have a tree of their own that no browser loads: by it the build
 * finds their style sheets.
 */

type Table = Readonly<Record<string, Page>>

const root = fileURLToPath(new URL('..', import.meta.url))

/** The files that an area leaves out, as an expression. */
function ignoredFiles(table: Table): Readonly<Record<Area | 'light', string>> {
  const light = `(?:${lightFiles(table).join('|')})\\.tsx$`
  return {
    staff: '^(?!__root\\.|staff\\.)',
    'my-page': '^(?!__root\\.|my-page\\.)',
    public: `^(?:staff|my-page)\\.|^${light}`,
    light: `^(?!__root\\.|${light})`,
  }
}

/** The names of files of light pages, as expressions and without their ending. */
function lightFiles(table: Table): string[] {
  return Object.entries(table).flatMap(([id, { en, light }]) =>
    light ? [fileOf(id === 'contentPage' ? '/content/$' : en.replace(/^\/en/, ''))] : [],
  )
}

function fileOf(path: string): string {
  const name = path.slice(1).replaceAll('/', '\\.').replaceAll('$', '\\$')
  return name === '' ? 'index' : `${name}(?:\\.index)?`
}

export async function generateAreaRoutes(): Promise<void> {
  // Written just before (`generate-pages.ts`).
  const { routeTable } = await import('../src/platform/routing/pages.gen.ts')
  for (const [area, routeFileIgnorePattern] of Object.entries(ignoredFiles(routeTable))) {
    const config = getConfig(
      {
        virtualRouteConfig: { ...routes, children: [...routes.children] },
        routesDirectory: 'src/routes',
        generatedRouteTree: `src/route-trees/${area}.gen.ts`,
        routeFileIgnorePattern,
        disableTypes: true,
        disableLogging: true,
        enableRouteTreeFormatting: false,
        quoteStyle: 'single',
        semicolons: false,
      },
      root,
    )
    await new Generator({ config, root }).run()
  }
}

if (import.meta.main) await generateAreaRoutes()
