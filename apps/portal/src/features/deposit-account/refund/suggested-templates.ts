import type { SuggestedTemplate } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

/** What staff often write about a refund. */
export const refundTemplates: readonly SuggestedTemplate[] = [
  { name: m.refund_template_proof, text: m.refund_template_proof_text },
  { name: m.refund_template_unreadable, text: m.refund_template_unreadable_text },
  { name: m.refund_template_details, text: m.refund_template_details_text },
]
