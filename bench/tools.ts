import { existsSync, readdirSync } from 'node:fs'
import { findPrograms } from '../scripts/debian-programs.ts'

/** The baseline programs, from Debian's packages. */
export type Tools = { nginx: string; wrk: string; pgbench: string }

/** @throws {PlainError} one is missing and could not be installed */
export function findTools(): Promise<Tools> {
  return findPrograms({
    nginx: { package: 'nginx-light', paths: ['/usr/sbin/nginx', '/usr/bin/nginx'] },
    wrk: { package: 'wrk', paths: ['/usr/bin/wrk', '/usr/local/bin/wrk'] },
    pgbench: {
      package: 'postgresql-15',
      paths: ['/usr/bin/pgbench', ...postgresFolders('pgbench')],
    },
  })
}

function postgresFolders(program: string): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  return readdirSync(root).map((version) => `${root}/${version}/bin/${program}`)
}
