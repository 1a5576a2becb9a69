import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AddedFile, FilePlace } from './contract.ts'

const path = '/api/frontend/grant-applications/:applicationId/files'

/** Ten megabytes over a slow line. */
const timeLimit = 200_000

export const fileEndpoints = {
  add: endpoint<{ query: FilePlace; body: FormData; answer: AddedFile }>()('POST', path, {
    timeLimit,
  }),
  read: endpoint<{ answer: null }>()('GET', `${path}/:file`),
  remove: endpoint<{ answer: Done }>()('POST', `${path}/:file/remove`),
  restore: endpoint<{ answer: Done }>()('POST', `${path}/:file/restore`),
}
