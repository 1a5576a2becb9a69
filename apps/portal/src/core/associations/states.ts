/**
 * The states of an association and what follows from each. One place: the public pages, the page of
 * the board, the list of staff and the grants all ask here.
 */

export const associationStates = ['new', 'active', 'inactive', 'closed'] as const
export type AssociationState = (typeof associationStates)[number]

/**
 * Why it is in its state, so that every page can say so. `new`: not approved as yet; the founders
 * confirm first, then staff decide. `inactive`: the half-yearly confirmation is missing, there are too
 * few contact persons, or staff say so. `closed`: by its board, by staff, or merged with another one;
 * `withdrawn` by its founder before anybody approved it.
 */
export const stateReasonKeys = [
  'founders-confirm',
  'staff-decide',
  'approved',
  'confirmed',
  'reopened',
  'not-confirmed',
  'few-contacts',
  'by-staff',
  'by-board',
  'closed-by-staff',
  'merged',
  'withdrawn',
] as const
export type StateReason = (typeof stateReasonKeys)[number]

export const stateReasons: Readonly<Record<AssociationState, readonly StateReason[]>> = {
  new: ['founders-confirm', 'staff-decide'],
  active: ['approved', 'confirmed', 'reopened'],
  inactive: ['not-confirmed', 'few-contacts', 'by-staff'],
  closed: ['by-board', 'closed-by-staff', 'merged', 'withdrawn'],
}

type Meaning = {
  /** Has a page that everybody can read. */
  readonly hasPublicPage: boolean
  /** Is found in the directory. */
  readonly isListed: boolean
  readonly takesMembers: boolean
  readonly mayPublishEvents: boolean
  /** Sends newsletters, and takes followers of them. */
  readonly maySendNewsletters: boolean
  readonly mayApplyForGrants: boolean
  /** Its board can change it. */
  readonly canBeChanged: boolean
}

const meanings: Readonly<Record<AssociationState, Meaning>> = {
  new: {
    hasPublicPage: false,
    isListed: false,
    takesMembers: false,
    mayPublishEvents: false,
    maySendNewsletters: false,
    mayApplyForGrants: false,
    canBeChanged: true,
  },
  active: {
    hasPublicPage: true,
    isListed: true,
    takesMembers: true,
    mayPublishEvents: true,
    maySendNewsletters: true,
    mayApplyForGrants: true,
    canBeChanged: true,
  },
  // Its page stays, so that a link to it leads to people who can wake it up.
  inactive: {
    hasPublicPage: true,
    isListed: false,
    takesMembers: false,
    mayPublishEvents: false,
    maySendNewsletters: false,
    mayApplyForGrants: false,
    canBeChanged: true,
  },
  closed: {
    hasPublicPage: true,
    isListed: false,
    takesMembers: false,
    mayPublishEvents: false,
    maySendNewsletters: false,
    mayApplyForGrants: false,
    canBeChanged: false,
  },
}

export const meaningOf = (state: AssociationState): Meaning => meanings[state]

/** The states in which something holds, for the conditions of queries. */
export const statesWith = (what: keyof Meaning): readonly AssociationState[] =>
  associationStates.filter((state) => meanings[state][what])
