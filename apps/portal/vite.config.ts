import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routes } from './route-folders.ts'
import { areaChunk, nameAreaScripts } from './scripts/area-chunks.ts'
import { listCompiledPackages } from './scripts/compiled-packages.ts'
import { generateAreaRoutes } from './scripts/generate-area-routes.ts'
import { generatePages } from './scripts/generate-pages.ts'
import { isSharedStyle } from './scripts/shared-styles.ts'

await generatePages()
await generateAreaRoutes()

/** These packages do not say that their modules have no side effects; without it one Button costs 74 kB. */
const withoutSideEffects =
  /node_modules\/(@digdir\/designsystemet-react|@floating-ui|@navikt\/aksel-icons)\//

/** What every page loads; the name says which of them are libraries (start-after-paint.ts). */
const initialChunks = new Set(['framework', 'site', 'shared'])

/** In development: a page that is new is in its area without another start. */
const renewedAreaRoutes: Plugin = {
  name: 'renew-area-routes',
  configureServer({ watcher }) {
    const renew = (file: string) => void (file.includes('/routes/') && generateAreaRoutes())
    watcher.on('add', renew).on('unlink', renew)
  },
}

export default defineConfig({
  plugins: [
    tanstackStart({
      router: {
        virtualRouteConfig: { ...routes, children: [...routes.children] },
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: {
          // What a page asks for comes with the page: every visitor would load every loader otherwise.
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      importProtection: { behavior: 'error' },
    }),
    react(),
    renewedAreaRoutes,
    nameAreaScripts,
    listCompiledPackages('site'),
  ],
  resolve: {
    alias: {
      // For React before 18, whose own hook the other entry of the same package uses.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    // Fonts and drawings are files with long-lived addresses, never text inside the style sheet.
    assetsInlineLimit: 0,
    // To compress two thousand files for the log alone takes seconds.
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id: string) => !withoutSideEffects.test(id) || id.endsWith('.css'),
      },
    },
  },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            // The rendering thread holds what it loads: without blanks and comments, with all names.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first script names all parts of all pages: long names would be a tenth of it.
            chunkFileNames: ({ name }) =>
              initialChunks.has(name) || name.startsWith('routes-')
                ? 'assets/[name]-[hash].js'
                : 'assets/[hash].js',
            codeSplitting: {
              // What every page needs is two files: one changes with the site, one only with its
              // libraries. Together they compress better than in the pieces that it falls into.
              groups: [
                { name: 'framework', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'site', tags: ['$initial'], priority: 1 },
                // Before those of single areas, which would take along what they share.
                {
                  debugName: 'shared',
                  name: (id, modules) => (areaChunk(id, modules) === 'shared' ? 'shared' : null),
                  priority: 0.9,
                },
                { debugName: 'routes', name: areaChunk, includeDependenciesRecursively: false },
                // One style sheet for all shared parts: a visit waits for each one that a page names.
                {
                  name: 'look',
                  test: isSharedStyle,
                  priority: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
})
