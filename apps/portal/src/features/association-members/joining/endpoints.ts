import { endpoint } from '#platform/api/endpoint.ts'
import type { Joined, JoinForm, JoiningOffer, OwnJoining } from '../model/contract.ts'
import type { CodeForm, FoundByCode } from './contract.ts'

const path = '/api/frontend/association-joining'

export const joiningEndpoints = {
  /** Codes go in the body: addresses end up in logs. */
  checkCode: endpoint<{ body: CodeForm; answer: FoundByCode }>()('POST', `${path}/codes`),
  findOffer: endpoint<{ answer: JoiningOffer }>()('GET', `${path}/:slug`),
  findOwn: endpoint<{ answer: OwnJoining }>()('GET', `${path}/:slug/own`),
  join: endpoint<{ body: JoinForm; answer: Joined }>()('POST', path),
}
