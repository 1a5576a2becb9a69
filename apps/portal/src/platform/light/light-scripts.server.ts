import { readFileSync } from 'node:fs'

/** What every light page loads in development: Vite's own scripts, and ours from its source. */
export const lightScriptsFromSources = ['/@vite/client', '/src/light.ts'] as const

/** Where the build names them (vite.light.config.ts). */
const list = new URL('../../../dist/light.json', import.meta.url)

/**
 * The addresses of what every light page loads.
 * @throws nothing was built
 */
export function builtLightScripts(): readonly string[] {
  return JSON.parse(readFileSync(list, 'utf8'))
}
