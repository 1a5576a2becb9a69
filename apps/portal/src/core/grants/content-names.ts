import { m } from '#messages'
import type { ContentField } from './application/content-changes.ts'

/** What the fields of an application are called. */
export const contentNames: Readonly<Record<ContentField, () => string>> = {
  title: m.grant_content_title,
  summary: m.grant_content_summary,
  description: m.grant_content_description,
  startsOn: m.grant_content_starts,
  endsOn: m.grant_content_ends,
  place: m.grant_content_place,
  participants: m.grant_content_participants,
  requestedOre: m.grant_content_requested,
  costs: m.grant_content_costs,
  income: m.grant_content_income,
}
