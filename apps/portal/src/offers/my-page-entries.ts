import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { inOrder } from '#platform/in-order.ts'
import { isReachable } from '#platform/routing/route-table.ts'

const entries = inOrder(
  Object.values(
    import.meta.glob<MyPageEntry | readonly MyPageEntry[]>('../features/*/my-page.ts', {
      eager: true,
      import: 'myPageEntry',
    }),
  ).flat(),
)

/** The menu of my page, as features offer it: a new one costs no line here. */
export const myPageEntries = () =>
  entries.filter(({ page }) => isReachable({ id: page, params: {} }))
