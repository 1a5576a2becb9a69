import { m } from '#messages'
import type { AssociationRefusal } from './refusals.ts'

export const associationRefusalTexts: Readonly<Record<AssociationRefusal, () => string>> = {
  ASSOCIATION_NOT_FOUND: m.association_not_found,
  ASSOCIATION_RIGHT_MISSING: m.association_right_missing,
  ASSOCIATION_STATE: m.association_state_refused,
  ASSOCIATION_CHANGED: m.association_changed,
  ASSOCIATION_TAKES_NO_MEMBERS: m.association_takes_no_members,
  INVITATION_INVALID: m.association_invitation_invalid,
}
