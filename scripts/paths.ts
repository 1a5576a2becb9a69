import { resolve } from 'node:path'

/** Where a clone keeps what is its own. */
export type Paths = {
  root: string
  data: string
  logs: string
  /** One file for each process that runs on behalf of this clone. */
  run: string
  postgres: string
  secrets: string
}

export function pathsOf(root: string, dataDir: string): Paths {
  const data = resolve(root, dataDir)
  return {
    root,
    data,
    logs: resolve(data, 'logs'),
    run: resolve(data, 'run'),
    postgres: resolve(data, 'postgres'),
    secrets: resolve(data, 'secrets.json'),
  }
}

export const repositoryRoot = resolve(import.meta.dirname, '..')
