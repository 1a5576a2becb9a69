import type { MyPageSectionEntry } from '#core/members-area/my-page-offer.ts'
import { inOrder } from '#platform/in-order.ts'

/** Pages that stand below others in the menu of my page, as features offer them. */
export const myPageSections = inOrder(
  Object.values(
    import.meta.glob<readonly MyPageSectionEntry[]>('../features/*/my-page-section.ts', {
      eager: true,
      import: 'myPageSection',
    }),
  ).flat(),
)
