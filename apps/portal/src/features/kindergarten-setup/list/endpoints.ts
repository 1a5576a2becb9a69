import { type Done, endpoint } from '#platform/api/endpoint.ts'
import { kindergartenPath, setupPath } from '../model/path.ts'
import type { AddedKindergarten, KindergartenList } from './contract.ts'
import type { AddKindergarten, ChangeKindergarten } from './forms.ts'

export const listEndpoints = {
  list: endpoint<{ answer: KindergartenList }>()('GET', setupPath),
  add: endpoint<{ body: AddKindergarten; answer: AddedKindergarten }>()('POST', setupPath),
  change: endpoint<{ body: ChangeKindergarten; answer: Done }>()('PUT', kindergartenPath),
}
