import { endpoint } from '#platform/api/endpoint.ts'
import type { OwnGrants } from '../model/contract.ts'
import type { Started, StartForm } from './contract.ts'

const path = '/api/frontend/grant-applications'

export const listEndpoints = {
  /** Of an association, or of the caller as a person. */
  own: endpoint<{ query: { association?: string | undefined }; answer: OwnGrants }>()('GET', path),
  start: endpoint<{ body: StartForm; answer: Started }>()('POST', path),
}
