import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { inOrder } from '#platform/in-order.ts'

/** The menu of my page, as features offer it: a new one costs no line here. */
export const myPageEntries = inOrder(
  Object.values(
    import.meta.glob<MyPageEntry | readonly MyPageEntry[]>('../features/*/my-page.ts', {
      eager: true,
      import: 'myPageEntry',
    }),
  ).flat(),
)
