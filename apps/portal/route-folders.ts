import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('src', import.meta.url))

/** Frames lie in `routes/`, pages with their feature: a folder is found by its name. */
const folders = ['.', ...globSync('features/*/routes', { cwd: source }).map((path) => `../${path}`)]

/** For the router's plugin: what `@tanstack/virtual-file-routes` would write. */
export const routes = {
  type: 'root',
  file: '__root.tsx',
  children: folders
    .sort()
    .map((directory) => ({ type: 'physical', pathPrefix: '', directory }) as const),
} as const
