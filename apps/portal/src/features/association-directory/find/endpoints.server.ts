import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Directory, DirectoryQuery } from './contract.ts'
import { directoryEndpoints as endpoints } from './endpoints.ts'

export const directoryDescribed = {
  find: describeEndpoint(endpoints.find, {
    summary: 'One page of the associations that are in the directory, by name.',
    access: 'everybody',
    query: DirectoryQuery,
    answer: Directory,
  }),
}
