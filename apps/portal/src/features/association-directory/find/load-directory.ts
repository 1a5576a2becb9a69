import { callEndpoint } from '#platform/api-client.ts'
import type { Directory } from './contract.ts'
import type { DirectorySearch } from './directory-search.ts'
import { directoryEndpoints } from './endpoints.ts'

/** One page of the directory, as its address asks for it. */
export function loadDirectory({ q, campus, ...search }: DirectorySearch): Promise<Directory> {
  return callEndpoint(directoryEndpoints.find, {
    query: {
      ...search,
      ...(q !== undefined && { q: String(q) }),
      ...(campus !== undefined && { campus: Number(campus) }),
    },
  })
}
