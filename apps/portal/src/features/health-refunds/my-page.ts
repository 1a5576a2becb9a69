import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: readonly MyPageEntry[] = [
  { page: 'myHealth', name: m.health_refund_health_heading, order: 58.5 },
  { page: 'healthRefunds', name: m.health_refund_heading, order: 58.6, below: 'myHealth' },
]
