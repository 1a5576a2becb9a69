import { locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import { day, emptyText, instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { foldedText } from '#platform/database/folded-text.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest, mostMails } from './limits.ts'
import { associationRights, roleKinds } from './rights.ts'
import { associationStates, stateReasonKeys, stateReasons } from './states.ts'
import { termKinds } from './terms.ts'

const purposes = locales
  .map((locale) => ` || ' ' || coalesce(purpose ->> '${locale}', '')`)
  .join('')
const searchText = foldedText(`name${purposes}`)

/** What an organisation decides about its associations, in one row. */
export const associationSettings = portal.table(
  'association_settings',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** So many people have to confirm that they found an association. */
    leastFounders: smallint('least_founders').notNull().default(4),
    /** With fewer contact persons an association is inactive. */
    leastContacts: smallint('least_contacts').notNull().default(2),
    /** So many days after its approval, or after a hand-over, an association may have fewer. */
    contactsGraceDays: smallint('contacts_grace_days').notNull().default(30),
    /** Contact persons confirm that the association exists every so many months. */
    confirmMonths: smallint('confirm_months').notNull().default(6),
    /** "Velkommen": so many became members within `welcomeMonths`. */
    welcomeMembers: smallint('welcome_members').notNull().default(10),
    welcomeMonths: smallint('welcome_months').notNull().default(6),
    /** A membership that is not renewed ends so many days after its last term. */
    lapseDays: smallint('lapse_days').notNull().default(60),
    /** So many issues of its newsletter may an association send on one day. */
    dailyNewsletters: smallint('daily_newsletters').notNull().default(1),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('association_settings_one_row', sql`${table.onlyRow}`),
    check('association_settings_founders', sql`${table.leastFounders} between 1 and 50`),
    check('association_settings_contacts', sql`${table.leastContacts} between 1 and 10`),
    check('association_settings_grace', sql`${table.contactsGraceDays} between 1 and 365`),
    check('association_settings_confirm', sql`${table.confirmMonths} between 1 and 24`),
    check('association_settings_members', sql`${table.welcomeMembers} between 1 and 1000`),
    check('association_settings_lapse', sql`${table.lapseDays} between 0 and 365`),
    check('association_settings_newsletters', sql`${table.dailyNewsletters} between 1 and 20`),
    check('association_settings_months', sql`${table.welcomeMonths} between 1 and 24`),
  ],
)

/** What associations are about; the directory is filtered by it. */
export const associationTopic = portal.table(
  'association_topic',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: localizedColumn('name').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('association_topic_name', localizedCheck(table.name, { longest: 60 }))],
)

export const association = portal.table(
  'association',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In the address of its public page; it never changes when the name does. */
    slug: text('slug').notNull().unique('association_slug'),
    name: text('name').notNull(),
    /** One sentence, in at least one language. */
    purpose: localizedColumn('purpose').notNull().$default(emptyText),
    description: localizedColumn('description').notNull().$default(emptyText),
    howToJoin: localizedColumn('how_to_join').notNull().$default(emptyText),
    /** Whose students it is for; null for all. */
    institutionCode: text('institution_code').references(() => institution.code),
    campusId: integer('campus_id').references(() => campus.id),
    topicId: uuid('topic_id').references(() => associationTopic.id),
    /** In which people talk there. */
    languages: text('languages', { enum: locales }).array().notNull(),
    welcomesNew: boolean('welcomes_new').notNull().default(false),
    isOpenToAll: boolean('is_open_to_all').notNull().default(true),
    /** An address of the association itself. Without one, people write by a form. */
    contactEmail: text('contact_email'),
    showsEmail: boolean('shows_email').notNull().default(false),
    website: text('website'),
    /** In the national register of organisations. */
    organisationNumber: text('organisation_number'),
    state: text('state', { enum: associationStates }).notNull().default('new'),
    stateReason: text('state_reason', { enum: stateReasonKeys })
      .notNull()
      .default('founders-confirm'),
    /** What staff say about it; the board reads it. */
    stateNote: text('state_note'),
    stateChangedAt: instant('state_changed_at').notNull().defaultNow(),
    /** Its events are published without approval. */
    isTrusted: boolean('is_trusted').notNull().default(false),
    /** When a contact person last confirmed that what is here is right. */
    confirmedAt: instant('confirmed_at'),
    /** So many days before the next confirmation is due, the latest reminder was sent. */
    remindedDays: smallint('reminded_days'),
    /** The one that it is part of now. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => association.id),
    termKind: text('term_kind', { enum: termKinds }).notNull().default('semester'),
    /** In øre, for each term; 0 for none. */
    feeOre: integer('fee_ore').notNull().default(0),
    /** Somebody with the right accepts each new member. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    takesMembers: boolean('takes_members').notNull().default(true),
    /** The case in which staff decide whether it is approved. */
    caseId: uuid('case_id').references(() => caseFile.id, { onDelete: 'set null' }),
    foundedBy: text('founded_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    /** Name and purpose as the directory searches them. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(searchText)),
  },
  (table) => [
    index('association_state').on(table.state, table.name),
    index('association_institution').on(table.institutionCode),
    index('association_campus').on(table.campusId),
    index('association_topic_of').on(table.topicId),
    index('association_founded_by').on(table.foundedBy),
    index('association_merged_into').on(table.mergedIntoId),
    uniqueIndex('association_case').on(table.caseId),
    index('association_confirmed').on(table.confirmedAt).where(sql`state = 'active'`),
    check(
      'association_slug_shape',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= ${numeral(longest.slug)}`,
    ),
    check('association_name', sql`length(${table.name}) between 2 and ${numeral(longest.name)}`),
    check(
      'association_texts',
      sql`${localizedCheck(table.purpose, { longest: longest.purpose, least: 0 })}
        and ${localizedCheck(table.description, { longest: longest.description, least: 0 })}
        and ${localizedCheck(table.howToJoin, { longest: longest.howToJoin, least: 0 })}`,
    ),
    check(
      'association_languages',
      sql`${table.languages} <@ array[${listOf(locales)}] and cardinality(${table.languages}) > 0`,
    ),
    check(
      'association_email',
      sql`${table.contactEmail} = lower(${table.contactEmail})
        and length(${table.contactEmail}) between 3 and 254`,
    ),
    check(
      'association_email_shown',
      sql`not ${table.showsEmail} or ${table.contactEmail} is not null`,
    ),
    check(
      'association_website',
      sql`${table.website} ~ '^https://' and length(${table.website}) <= 300`,
    ),
    check('association_organisation_number', sql`${table.organisationNumber} ~ '^[0-9]{9}$'`),
    check(
      'association_state_reason',
      sql.join(
        associationStates.map(
          (state) =>
            sql`(${table.state} = ${sql.raw(`'${state}'`)} and ${table.stateReason} in (${listOf(stateReasons[state])}))`,
        ),
        sql` or `,
      ),
    ),
    check('association_state_note', sql`length(${table.stateNote}) between 1 and 1000`),
    check(
      'association_merged',
      sql`(${table.stateReason} = 'merged') = (${table.mergedIntoId} is not null)
        and ${table.mergedIntoId} <> ${table.id}`,
    ),
    check('association_term_kind', sql`${table.termKind} in (${listOf(termKinds)})`),
    check('association_fee', sql`${table.feeOre} = 0 or ${table.feeOre} between 100 and 1000000`),
  ],
)

/** Somebody who founds an association, and says so by the link in a mail. */
export const associationFounder = portal.table(
  'association_founder',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** Of the one who applies, who confirms by sending it. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    declinedAt: instant('declined_at'),
  },
  (table) => [
    uniqueIndex('association_founder_email').on(table.associationId, table.email),
    index('association_founder_address').on(table.email),
    index('association_founder_user').on(table.userId),
    check(
      'association_founder_name',
      sql`length(${table.name}) between 1 and ${numeral(longest.person)}`,
    ),
    check(
      'association_founder_email_written',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) between 3 and 254`,
    ),
    check(
      'association_founder_answer',
      sql`num_nonnulls(${table.confirmedAt}, ${table.declinedAt}) < 2`,
    ),
  ],
)

/** How somebody stopped being a contact person. */
export const contactEnds = ['left', 'handed-over', 'removed-by-staff', 'merged'] as const

/** Who answers for the association towards the organisation, and may do everything for it. */
export const associationContact = portal.table(
  'association_contact',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Their name is on the public page. */
    showsName: boolean('shows_name').notNull().default(true),
    startedAt: instant('started_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: contactEnds }),
  },
  (table) => [
    uniqueIndex('association_contact_once')
      .on(table.associationId, table.userId)
      .where(sql`ended_at is null`),
    index('association_contact_user').on(table.userId),
    check(
      'association_contact_ended',
      sql`(${table.endedAt} is null) = (${table.endedBecause} is null)`,
    ),
    check('association_contact_because', sql`${table.endedBecause} in (${listOf(contactEnds)})`),
  ],
)

/** A role that there is in an association, with what it may do. */
export const associationRoleType = portal.table(
  'association_role_type',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: roleKinds }).notNull(),
    /** As the board calls it: of an own one alone. */
    name: text('name'),
    rights: text('rights', { enum: associationRights }).array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Nobody gets it any more; those who had it keep it in their history. */
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('association_role_type_standard')
      .on(table.associationId, table.kind)
      .where(sql`kind <> 'own'`),
    uniqueIndex('association_role_type_name')
      .on(table.associationId, sql`lower(name)`)
      .where(sql`removed_at is null`),
    check('association_role_type_kind', sql`${table.kind} in (${listOf(roleKinds)})`),
    check(
      'association_role_type_named',
      sql`(${table.kind} = 'own') = (${table.name} is not null)
        and length(${table.name}) between 1 and ${numeral(longest.role)}`,
    ),
    check(
      'association_role_type_rights',
      sql`${table.rights} <@ array[${listOf(associationRights)}]`,
    ),
  ],
)

/** That a person has a role from one day to another. */
export const associationRole = portal.table(
  'association_role',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    roleTypeId: uuid('role_type_id')
      .notNull()
      .references(() => associationRoleType.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    startsOn: day('starts_on').notNull(),
    /** Its last day; null until somebody ends it. */
    endsOn: day('ends_on'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('association_role_type_of').on(table.roleTypeId, table.endsOn),
    index('association_role_user').on(table.userId),
    // One that was ended on the day on which it began has counted on no day.
    check('association_role_days', sql`${table.endsOn} >= ${table.startsOn} - 1`),
  ],
)

export const memberStates = ['requested', 'member', 'ended'] as const
export const memberEnds = ['left', 'removed', 'declined', 'lapsed', 'closed', 'merged'] as const
export const joinedBy = ['page', 'invitation', 'code', 'staff'] as const

/**
 * One person in the register of an association: one row, also for somebody who comes back. What they
 * have paid for is in its terms.
 */
export const associationMember = portal.table(
  'association_member',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    state: text('state', { enum: memberStates }).notNull(),
    joinedBy: text('joined_by', { enum: joinedBy }).notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** When the board got a mail that counts a request: later than it, or the request is a new one. */
    boardNotifiedAt: instant('board_notified_at'),
    /** Of a request that was accepted: the fee is to be paid before this moment. */
    payBefore: instant('pay_before'),
    /** When they became a member, the latest time. */
    joinedAt: instant('joined_at'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: memberEnds }),
    /** When they said that they want no newsletter of it; also for a membership that begins later. */
    noNewsletterSince: instant('no_newsletter_since'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('association_member_once').on(table.associationId, table.userId),
    index('association_member_state').on(table.associationId, table.state, table.joinedAt),
    index('association_member_user').on(table.userId, table.state),
    index('association_member_requested').on(table.associationId).where(sql`state = 'requested'`),
    check('association_member_state_known', sql`${table.state} in (${listOf(memberStates)})`),
    check('association_member_joined_by', sql`${table.joinedBy} in (${listOf(joinedBy)})`),
    check(
      'association_member_ended',
      sql`(${table.state} = 'ended') = (${table.endedAt} is not null)
        and (${table.endedAt} is null) = (${table.endedBecause} is null)
        and ${table.endedBecause} in (${listOf(memberEnds)})`,
    ),
    index('association_member_pay_before').on(table.payBefore).where(sql`pay_before is not null`),
    check(
      'association_member_joined',
      sql`${table.state} <> 'member' or ${table.joinedAt} is not null`,
    ),
  ],
)

/** How the fee of a term was paid; `free` where there was none. */
export const feePayments = ['free', 'card', 'cash', 'staff'] as const

/** A time for which somebody is a member. A correction cancels it and adds another one. */
export const associationTerm = portal.table(
  'association_term',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => associationMember.id, { onDelete: 'cascade' }),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    feeOre: integer('fee_ore').notNull(),
    paidBy: text('paid_by', { enum: feePayments }).notNull(),
    /** Of a card payment. */
    paymentId: uuid('payment_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** It does not count: refunded or corrected. */
    cancelledAt: instant('cancelled_at'),
    /** When its member was last reminded to renew it. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('association_term_start')
      .on(table.memberId, table.startsOn)
      .where(sql`cancelled_at is null`),
    index('association_term_end').on(table.endsOn).where(sql`cancelled_at is null`),
    // Who is a member on a day, and until when, of a register of ten thousand.
    index('association_term_of_member')
      .on(table.memberId, table.endsOn, table.startsOn)
      .where(sql`cancelled_at is null`),
    uniqueIndex('association_term_payment').on(table.paymentId),
    check('association_term_days', sql`${table.endsOn} >= ${table.startsOn}`),
    check('association_term_paid_by', sql`${table.paidBy} in (${listOf(feePayments)})`),
    check(
      'association_term_fee',
      sql`${table.feeOre} >= 0 and (${table.paidBy} = 'free') = (${table.feeOre} = 0)
        and (${table.paidBy} = 'card') = (${table.paymentId} is not null)`,
    ),
  ],
)

export const invitationKinds = ['member', 'contact'] as const

/**
 * Somebody was invited by mail to become a member or a contact person. The reader of the mail answers
 * it, with any account: an invitation does not show whether an address has one.
 */
export const associationInvitation = portal.table(
  'association_invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: invitationKinds }).notNull(),
    /** In lower case; null once it is answered, withdrawn or past its time. */
    email: text('email'),
    /** As the one who invites calls them. */
    name: text('name'),
    language: text('language', { enum: locales }).notNull(),
    /** The role that the person who accepts gets. */
    roleTypeId: uuid('role_type_id').references(() => associationRoleType.id, {
      onDelete: 'set null',
    }),
    /** Null once that account is deleted, and for what staff send. */
    invitedBy: text('invited_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** How often it was sent. */
    mails: smallint('mails').notNull().default(1),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by').references(() => user.id, { onDelete: 'set null' }),
    declinedAt: instant('declined_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('association_invitation_open')
      .on(table.associationId, table.kind, table.email)
      .where(sql`email is not null`),
    index('association_invitation_email').on(table.email),
    index('association_invitation_by').on(table.invitedBy),
    index('association_invitation_role').on(table.roleTypeId),
    index('association_invitation_accepted_by').on(table.acceptedBy),
    index('association_invitation_expires').on(table.expiresAt).where(sql`email is not null`),
    check('association_invitation_mails', sql`${table.mails} between 1 and ${numeral(mostMails)}`),
    check('association_invitation_kind', sql`${table.kind} in (${listOf(invitationKinds)})`),
    check(
      'association_invitation_email_written',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) between 3 and 254`,
    ),
    check(
      'association_invitation_name',
      sql`length(${table.name}) between 1 and ${numeral(longest.person)}`,
    ),
    check(
      'association_invitation_answer',
      sql`num_nonnulls(${table.acceptedAt}, ${table.declinedAt}, ${table.withdrawnAt}) < 2
        and (num_nonnulls(${table.acceptedAt}, ${table.declinedAt}, ${table.withdrawnAt}) = 0
          or ${table.email} is null and ${table.name} is null)`,
    ),
  ],
)

export const historyActors = ['board', 'staff', 'person', 'system'] as const

/** What happened to an association, for its board and for staff. Rows are added and never change. */
export const associationHistory = portal.table(
  'association_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    /** A key that `history-names.ts` has in words. */
    action: text('action').notNull(),
    actorKind: text('actor_kind', { enum: historyActors }).notNull(),
    /** Null once that account is deleted. */
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    /** Whom it is about, if anybody. */
    subjectId: text('subject_id').references(() => user.id, { onDelete: 'set null' }),
    /** Values that the words name; never of a person. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [
    index('association_history_of').on(table.associationId, table.id),
    index('association_history_actor').on(table.actorId),
    index('association_history_subject').on(table.subjectId),
    check('association_history_action', sql`${table.action} ~ '^[a-z][a-z-]{1,49}$'`),
    check('association_history_actor_kind', sql`${table.actorKind} in (${listOf(historyActors)})`),
  ],
)
