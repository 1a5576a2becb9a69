import { type KindQueryName, kindContracts } from '../kind-contracts.ts'
import { type ListedKind, listedKindNames, listedKinds } from '../kinds.ts'
import type { ListRule } from '../list-rule.ts'
import { staffListRule } from '../staff.ts'
import { listOfStaff, type StaffKind } from '../staff-kinds.ts'
import type { PublishedList } from './answer-list.ts'

const ofKind = (kind: ListedKind): [string, PublishedList] => {
  const { collection, list } = listedKinds[kind]
  const rule: ListRule = kindContracts[kind].list
  return [`${kind}List`, { rule, collection, fixedPage: () => list }]
}

/** Lists of which one page at a time is shown, by the question for them. */
export const publishedLists: ReadonlyMap<string, PublishedList> = new Map([
  ...listedKindNames.map(ofKind),
  [
    'staffList',
    {
      rule: staffListRule,
      collection: 'staff',
      fixedPage: ({ kind }) => listOfStaff[kind as StaffKind],
    },
  ],
])

/** Questions for one item of a kind, with its collection and the variable that says which. */
export const kindDetails: ReadonlyMap<string, { collection: string; by: 'slug' | 'id' }> = new Map(
  listedKindNames.map((kind) => {
    const { collection, addressedBy } = listedKinds[kind]
    const name = addressedBy === 'slug' ? `${kind}BySlug` : `${kind}ById`
    return [name satisfies string as KindQueryName, { collection, by: addressedBy }]
  }),
)
