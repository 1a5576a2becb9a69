import { endpoint } from '#platform/api/endpoint.ts'
import type { Directory, DirectoryQuery } from './contract.ts'

type Asked = { [Name in keyof DirectoryQuery]?: DirectoryQuery[Name] | undefined }

export const directoryEndpoints = {
  find: endpoint<{ query: Asked; answer: Directory }>()('GET', '/api/frontend/associations'),
}
