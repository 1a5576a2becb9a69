import { mkdir, writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Beside what is served: each build writes one file for each of its environments. */
const folder = new URL('../dist/compiled-packages/', import.meta.url)

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * Lists the folders of the packages that a build compiles into its files, for the bill of materials
 * of the container image: their code is in it without a file of theirs.
 */
export function listCompiledPackages(build: string): Plugin {
  return {
    name: 'list-compiled-packages',
    async writeBundle() {
      const folders = [...this.getModuleIds()].flatMap((id) => packageFolder.exec(id)?.[0] ?? [])
      await mkdir(folder, { recursive: true })
      const file = new URL(`${build}.${this.environment.name}.json`, folder)
      await writeFile(file, JSON.stringify([...new Set(folders)].sort()))
    },
  }
}
