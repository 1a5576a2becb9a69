import { writeFile } from 'node:fs/promises'
import { defineConfig } from 'vite'
import { listCompiledPackages } from './scripts/compiled-packages.ts'

/**
 * The scripts of light pages (docs/adr/0089-light-pages.md): a build of their own, after that of the
 * site, into the same folder. So nothing of React or the router can come into it by a shared chunk.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    listCompiledPackages('light-pages'),
    {
      name: 'name-light-scripts',
      // For `light-scripts.server.ts`; outside of what is served.
      async writeBundle(_, bundle) {
        const files = Object.values(bundle)
        const entries = files.flatMap((file) =>
          file.type === 'chunk' && file.isEntry ? [`/${file.fileName}`] : [],
        )
        await writeFile(new URL('dist/light.json', import.meta.url), JSON.stringify(entries))
      },
    },
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/light.ts',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
})
