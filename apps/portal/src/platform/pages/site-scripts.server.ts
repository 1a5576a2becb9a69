import { readFileSync } from 'node:fs'
import type { Area } from '../routing/page-area.ts'

/** Addresses of scripts that pages name, and that only the build knows. */
export type SiteScripts = {
  /** Of every light page. */
  readonly light: readonly string[]
  /** What the pages of an area load right after the script that all of them have. */
  readonly areas: Readonly<Partial<Record<Area, readonly string[]>>>
}

/** In development: Vite's own script and ours from its source. */
export const scriptsFromSources: SiteScripts = {
  light: ['/@vite/client', '/src/light.ts'],
  areas: {},
}

const built = new URL('../../../dist/', import.meta.url)

/**
 * As the build names them (vite.light.config.ts, scripts/area-chunks.ts).
 * @throws nothing was built
 */
export function builtScripts(): SiteScripts {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, built), 'utf8'))
  return { light: read('light.json'), areas: read('areas.json') }
}
