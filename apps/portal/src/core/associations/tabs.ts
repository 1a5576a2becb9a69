import { m } from '#messages'
import type { PageId } from '#platform/routing/route-table.ts'
import type { AssociationRight } from './rights.ts'

export type AssociationTab = {
  /** With the parameter `id`. */
  readonly page: PageId
  /** Its address is one for all associations: which one is in the query, as `association`. */
  readonly isByQuery?: true
  readonly name: () => string
  /** Null: for everybody who has a role there; of several, one is enough. */
  readonly right: WantedRight
}

export type WantedRight = AssociationRight | readonly AssociationRight[] | null

/** Whether somebody with these rights sees it. */
export function isRightGiven(wanted: WantedRight, rights: readonly AssociationRight[]): boolean {
  if (wanted === null) return true
  return (typeof wanted === 'string' ? [wanted] : wanted).some((right) => rights.includes(right))
}

/** The pages of one association on my page, in their order. */
export const associationTabs: readonly AssociationTab[] = [
  { page: 'association', name: m.association_tab_overview, right: null },
  { page: 'editAssociationProfile', name: m.association_tab_profile, right: 'profile' },
  { page: 'associationRegister', name: m.association_tab_register, right: 'register' },
  { page: 'associationMemberRoles', name: m.association_tab_roles, right: null },
  {
    page: 'associationMembership',
    name: () => m.association_tab_membership(),
    right: ['members', 'money'],
  },
  { page: 'associationMoney', name: m.association_tab_money, right: 'money' },
  { page: 'applyForGrant', name: m.association_tab_grants, right: 'money' },
  { page: 'grantedFunding', name: () => m.association_tab_granted(), right: 'money' },
  { page: 'associationEvents', name: m.association_tab_events, right: 'events' },
  {
    page: 'associationNewsletter',
    isByQuery: true,
    name: m.association_tab_newsletter,
    right: 'newsletter',
  },
  { page: 'associationContacts', name: m.association_tab_contacts, right: null },
]
