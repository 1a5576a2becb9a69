import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import { contactsKey } from '../contacts/queries.ts'
import type { AssemblyForm } from '../model/forms.ts'
import { assemblyEndpoints } from './endpoints.ts'

export const assembliesQuery = (id: string) =>
  queryOptions({
    queryKey: [...contactsKey, id, 'assemblies'],
    queryFn: ({ signal }) => callEndpoint(assemblyEndpoints.assemblies, { params: { id }, signal }),
  })

export function registerAssembly(
  id: string,
  { content, files }: { content: AssemblyForm; files: readonly File[] },
  onProgress: (share: number) => void,
) {
  const body = new FormData()
  body.append('content', JSON.stringify(content))
  for (const file of files) body.append('file', file)
  const inputs = { params: { id }, query: { language: getLocale() }, body }
  return uploadToEndpoint(assemblyEndpoints.register, { onProgress }, inputs)
}

export const withdrawAssembly = (id: string, assembly: string) =>
  callEndpoint(assemblyEndpoints.withdrawAssembly, { params: { id, assembly } })

/** @param items null: all that waits */
export const acceptHandover = (id: string, assembly: string, items: string[] | null) =>
  callEndpoint(assemblyEndpoints.acceptHandover, { params: { id, assembly }, body: { items } })

export const minutesAddress = (id: string, assembly: string, file: string) =>
  endpointAddress(assemblyEndpoints.minutes, { params: { id, assembly, file } })
