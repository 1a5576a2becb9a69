import { z } from 'zod'
import { roleKinds } from '#core/associations/rights.ts'
import { associationStates, stateReasonKeys } from '#core/associations/states.ts'
import { AttachmentView } from '#core/files/contract.ts'
import { localized } from '#platform/i18n/localized.ts'

const instant = z.iso.datetime()
const day = z.iso.date()
const text = localized(z.string())

/** What contact persons and confirmation decide of an association. */
const Standing = {
  state: z.enum(associationStates),
  stateReason: z.enum(stateReasonKeys),
  leastContacts: z.int(),
  contacts: z.int(),
  /** The last day on which the confirmation is in time. */
  dueOn: day,
  /** Until then too few contact persons do no harm. */
  graceUntil: day.nullable(),
}

export const OpenInvitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  invitedAt: instant,
  expiresAt: instant,
  /** How often it can be sent again. */
  mailsLeft: z.int(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const ContactsView = z.strictObject({
  ...Standing,
  mayChange: z.boolean(),
  people: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      since: instant,
      showsName: z.boolean(),
      isSelf: z.boolean(),
      /** They stay until a new one has accepted. */
      stepsDown: z.boolean(),
    }),
  ),
  /** Empty for those who may not change them. */
  invitations: z.array(OpenInvitation),
  /** What the new board has not accepted. */
  waitingItems: z.int(),
})
export type ContactsView = z.infer<typeof ContactsView>

/** One association of a contact person, with what they confirm twice a year. */
export const OwnContact = z.strictObject({
  ...Standing,
  associationId: z.uuid(),
  name: z.string(),
  showsName: z.boolean(),
  waitingItems: z.int(),
  facts: z.strictObject({
    purpose: text,
    institution: z.nullable(text),
    campus: z.nullable(text),
    email: z.string().nullable(),
    website: z.string().nullable(),
    members: z.int(),
    roles: z.int(),
  }),
})
export type OwnContact = z.infer<typeof OwnContact>

export const OwnContacts = z.strictObject({
  items: z.array(OwnContact),
  /** Days before the due day from which it is asked for. */
  askDays: z.int(),
})
export type OwnContacts = z.infer<typeof OwnContacts>

/** What somebody who was invited reads before they answer. */
export const InvitationView = z.strictObject({ association: z.string() })
export type InvitationView = z.infer<typeof InvitationView>

/** Where the accepted association is. */
export const AcceptedInvitation = z.strictObject({ associationId: z.uuid() })
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>

/** Whether the press made it active. */
export const ConfirmedDetails = z.strictObject({
  state: z.enum(associationStates),
  stateReason: z.enum(stateReasonKeys),
  dueOn: day,
})
export type ConfirmedDetails = z.infer<typeof ConfirmedDetails>

export const HandoverItemView = z.strictObject({
  id: z.uuid(),
  name: text,
  text,
  /** The id of the page where it is. */
  page: z.string().nullable(),
  acceptedAt: instant.nullable(),
  acceptedBy: z.string().nullable(),
})
export type HandoverItemView = z.infer<typeof HandoverItemView>

const Assembly = {
  id: z.uuid(),
  heldOn: day,
  registeredAt: instant,
  withdrawnAt: instant.nullable(),
  minutes: z.array(AttachmentView),
  /** Names of contact persons who stay until a new one has accepted. */
  waitingToStepDown: z.array(z.string()),
  items: z.array(HandoverItemView),
}

export const AssemblyView = z.strictObject({
  ...Assembly,
  canWithdraw: z.boolean(),
  mayAccept: z.boolean(),
})
export type AssemblyView = z.infer<typeof AssemblyView>

const RoleType = z.strictObject({
  id: z.uuid(),
  kind: z.enum(roleKinds),
  name: z.string().nullable(),
})

const PersonOfAssociation = z.strictObject({ userId: z.string(), name: z.string() })

/** What the page of assemblies needs: those that were held, and what the form offers. */
export const AssembliesView = z.strictObject({
  items: z.array(AssemblyView),
  roleTypes: z.array(RoleType),
  /** Members, contact persons and holders of roles, by name. */
  people: z.array(PersonOfAssociation),
  contacts: z.array(z.strictObject({ id: z.uuid(), name: z.string(), isSelf: z.boolean() })),
  /** Who has which role today. */
  roles: z.array(z.strictObject({ roleTypeId: z.uuid(), userId: z.string(), name: z.string() })),
})
export type AssembliesView = z.infer<typeof AssembliesView>

export const RegisteredAssembly = z.strictObject({ id: z.uuid() })
export type RegisteredAssembly = z.infer<typeof RegisteredAssembly>

export const StaffContactsView = z.strictObject({
  ...Standing,
  people: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), email: z.string(), since: instant }),
  ),
  invitations: z.array(OpenInvitation),
  assemblies: z.array(z.strictObject(Assembly)),
})
export type StaffContactsView = z.infer<typeof StaffContactsView>

export const attentionReasons = ['no-contacts', 'handover-waits'] as const

/** Associations that need staff. */
export const AttentionList = z.strictObject({
  items: z.array(
    z.strictObject({
      associationId: z.uuid(),
      name: z.string(),
      reason: z.enum(attentionReasons),
    }),
  ),
})
export type AttentionList = z.infer<typeof AttentionList>
