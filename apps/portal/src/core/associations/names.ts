import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { formatList, withinSentence } from '#platform/format.ts'
import type { AssociationRight, RoleKind } from './rights.ts'
import type { AssociationState, StateReason } from './states.ts'
import type { TermKind } from './terms.ts'

type Name = () => string

export const stateNames: Readonly<Record<AssociationState, Name>> = {
  new: m.association_state_new,
  active: m.association_state_active,
  inactive: m.association_state_inactive,
  closed: m.association_state_closed,
}

/** Why it is in its state, and what changes that. */
export const stateReasonTexts: Readonly<Record<StateReason, Name>> = {
  'founders-confirm': m.association_reason_founders,
  'staff-decide': m.association_reason_staff_decide,
  approved: m.association_reason_approved,
  confirmed: m.association_reason_confirmed,
  reopened: m.association_reason_reopened,
  'not-confirmed': m.association_reason_not_confirmed,
  'few-contacts': m.association_reason_few_contacts,
  'by-staff': m.association_reason_by_staff,
  'by-board': m.association_reason_by_board,
  'closed-by-staff': m.association_reason_closed_by_staff,
  merged: m.association_reason_merged,
  withdrawn: m.association_reason_withdrawn,
}

/** What a state means for the public page, members and grants. */
export const stateMeanings: Readonly<Record<AssociationState, Name>> = {
  new: m.association_meaning_new,
  active: m.association_meaning_active,
  inactive: m.association_meaning_inactive,
  closed: m.association_meaning_closed,
}

type NameIn = (inputs?: object, options?: { locale?: Locale }) => string

const roleNames: Readonly<Record<Exclude<RoleKind, 'own'>, NameIn>> = {
  leader: m.association_role_leader,
  treasurer: m.association_role_treasurer,
  deputy: m.association_role_deputy,
  event: m.association_role_event,
}

/**
 * @param type.name of an own role
 * @param locale of a mail; otherwise that of the page
 */
export const roleName = (
  type: { readonly kind: RoleKind; readonly name: string | null },
  locale?: Locale,
): string =>
  type.kind === 'own' ? (type.name ?? '') : roleNames[type.kind]({}, locale ? { locale } : {})

export const rightNames: Readonly<Record<AssociationRight, Name>> = {
  register: m.association_right_register,
  members: m.association_right_members,
  roles: m.association_right_roles,
  profile: m.association_right_profile,
  events: m.association_right_events,
  newsletter: m.association_right_newsletter,
  money: m.association_right_money,
}

/** Rights within a sentence: `read the register of members and fees and money`. */
export const listRights = (rights: readonly AssociationRight[]): string =>
  formatList(rights.map((right) => withinSentence(rightNames[right]())))

export const termKindNames: Readonly<Record<TermKind, Name>> = {
  semester: m.association_term_semester,
  'calendar-year': m.association_term_year,
  rolling: m.association_term_rolling,
}
