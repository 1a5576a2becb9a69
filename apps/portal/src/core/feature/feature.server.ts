import type { Alternates } from '@trivsel/content-contract/content'
import type { Hono, Schema } from 'hono'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import type { ClosingCheck } from '#core/associations/closing-check.ts'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import type { PayoutSource } from '#core/bank/payout-source.ts'
import type { CalendarSource } from '#core/calendar/calendar-entry.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import type { MembershipBookings } from '#core/memberships/membership-bookings.server.ts'
import type { MembershipUse } from '#core/memberships/membership-use.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { MoneySource } from '#core/person-money/money-source.ts'
import type { PersonalTable } from '#core/personal-data/personal-table.ts'
import type { RetentionStep } from '#core/personal-data/retention.server.ts'
import type { ProposalKind } from '#core/proposals/proposal-kind.server.ts'
import type { PublicEventSource, PublicEvents } from '#core/public-events/public-event.ts'
import type { WhenOff, WhenOffOf } from '#core/services/when-off.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import type { Connection } from '#core/setup/connection.server.ts'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import type { SearchSource } from '#core/site-search/search-source.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import type { RequireStaff } from '#core/staff-area/require-staff.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { ContentAddresses } from '#platform/content/content-addresses.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import type { TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { MailOutcome, NoteOutcome } from '#platform/mail/mail-outcome.server.ts'
import type { MailPreview } from '#platform/mail/mail-preview.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { OldAddresses } from '#platform/pages/old-addresses.server.ts'
import type { PreviewCookies } from '#platform/preview/preview-cookie.server.ts'
import type { PushSender } from '#platform/push/push-sender.server.ts'
import type { Service } from '#platform/services/services.ts'
import type { Clock } from '#platform/time/clock.ts'

/** What the running portal has for its features. */
export type PortalContext = {
  readonly configuration: Configuration
  readonly portalUrl: string
  readonly log: Log
  readonly database: Database
  readonly listener: Listener
  readonly encryption: FieldEncryption
  /** What attachments are kept with. */
  readonly files: FileParts
  readonly clock: Clock
  readonly content: ContentClient
  readonly addresses: ContentAddresses
  readonly oldAddresses: OldAddresses
  readonly preview: PreviewCookies
  readonly mailer: Mailer
  /** Notifies all features of what became of a mail. */
  readonly noteMailOutcome: NoteOutcome
  /** Null where nothing is pushed to browsers. */
  readonly pushSender: PushSender | null
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly signIn: SignIn
  readonly requireStaff: RequireStaff
  /** Of all features together, the account first. */
  readonly personalTables: readonly PersonalTable[]
  /** Of all features together. */
  readonly retention: readonly RetentionStep[]
  /** Of all features together. */
  readonly caseKinds: readonly CaseKind[]
  /** Of all features together. */
  readonly proposalKinds: readonly ProposalKind[]
  /** Of all features together. */
  readonly staffWork: readonly WorkCounter[]
  /** Of all features of a service together. */
  readonly whenOffOf: WhenOffOf
  /** Of all features together. */
  readonly setupChecks: readonly SetupCheck[]
  /** Of all features together. */
  readonly connections: readonly Connection<PortalContext>[]
  /** Of all features together: what they have for a member's calendar. */
  readonly calendarSources: readonly CalendarSource[]
  /** Of all features together: what they have for the event calendar. */
  readonly publicEvents: PublicEvents
  /** Of all features together: who has booked something as a member. */
  readonly membershipUses: readonly MembershipUse[]
  /** Of all features together: what is cancelled when a membership ends before it. */
  readonly membershipBookings: readonly MembershipBookings[]
  /** Of all features together: what a new board of an association takes over. */
  readonly handoverSources: readonly HandoverSource[]
  /** Of all features together: what has to be finished before an association is closed. */
  readonly closingChecks: readonly ClosingCheck[]
  /** Of all features together: what the search of the site finds of their own data. */
  readonly searchSources: readonly SearchSource[]
  /** Of all features together: whose money is paid out, one for each kind of owners. */
  readonly payoutSources: readonly PayoutSource[]
  /** By subject: what is known of people's money. */
  readonly moneySources: ReadonlyMap<string, MoneySource>
  /** Paying by card. */
  readonly payments: Payments
  /** Does something when the portal begins to stop: ends what would not end by itself. */
  readonly onStopping: (begin: () => void) => void
  /** Does something when the portal stops, after the last request and the last job. */
  readonly onStop: (end: () => void) => void
}

/** What files for machines are made of. */
export type FilesContext = Pick<
  PortalContext,
  'portalUrl' | 'database' | 'content' | 'clock' | 'publicEvents'
> & {
  readonly configuration: Pick<Configuration, 'ROBOTS'>
  /** Of all features together: pages for the site map that the content system does not know. */
  readonly listPages?: () => Promise<readonly ListedPage[]>
}

/** A page of a feature's own data that everybody may find, with its address in each language. */
export type ListedPage = { readonly alternates: Alternates; readonly updatedAt: string | null }

/** What demo data is made with. */
export type DemoContext = Pick<PortalContext, 'database' | 'encryption' | 'files' | 'portalUrl'>

/** Endpoints with their whole addresses, `/api/frontend/…`, and what handles them. */
export type Api = Hono<ApiEnvironment, Schema, string>

/**
 * The one door of a feature on the server: all that the portal takes from it. Nothing runs when it
 * is imported.
 */
export type Feature = {
  readonly name: string
  /** What it is part of: `service` of its `service.ts`. Without one it is always there. */
  readonly service?: Service
  /** What goes on while that is switched off; without it nothing does. */
  readonly whenOff?: WhenOff
  /** Its folders from the ground up, above `model/`: `npm run structure` holds the order. */
  readonly slices?: readonly string[]
  readonly api?: (context: PortalContext) => Api
  /** What each endpoint of the API means; a test fails for one that is missing. */
  readonly descriptions?:
    | readonly Description[]
    /** Where that depends on what others have to decide about. */
    | ((
        kinds: readonly CaseKind[],
        proposalKinds: readonly ProposalKind[],
      ) => readonly Description[])
  readonly tasks?: (context: PortalContext) => readonly TaskHandler[]
  readonly crontab?: readonly CronJob[]
  /** Every table that names people: a test fails for one that is missing. */
  readonly personalTables?: readonly PersonalTable[]
  readonly retention?: readonly RetentionStep[]
  /** What staff decide about here: its part in a decision. */
  readonly caseKinds?: readonly CaseKind[]
  /** What a second person confirms here. */
  readonly proposalKinds?: readonly ProposalKind[]
  /** What waits for staff here, for the menu and the first page of the staff area. */
  readonly staffWork?:
    | readonly WorkCounter[]
    /** Where that depends on what others have to decide about. */
    | ((kinds: readonly CaseKind[]) => readonly WorkCounter[])
  /** What an organisation must set up here before it can begin. */
  readonly setupChecks?: readonly SetupCheck[]
  /** Services outside of the portal that are used here. */
  readonly connections?: readonly Connection<PortalContext>[]
  /** What a member has here at a time, for the calendar that they fetch. */
  readonly calendar?: CalendarSource
  /** What is held here for everybody, for the event calendar. */
  readonly publicEvents?: PublicEventSource
  /** Whether members have booked something here. */
  readonly membershipUse?: MembershipUse
  /** What members have booked here, and lose with an end of their membership. */
  readonly membershipBookings?: MembershipBookings
  /** What a new board of an association takes over here. */
  readonly handoverItems?: HandoverSource
  /** What has to be finished here before an association is closed. */
  readonly closingChecks?: readonly ClosingCheck[]
  /** What the search of the site finds here, beside pages of the content system. */
  readonly searchSource?: SearchSource
  /** Whose money is paid out here, to be released by a second person. */
  readonly payoutSources?: readonly PayoutSource[]
  /** What people's money was for here, on the page of all of it. */
  readonly moneySources?: readonly MoneySource[]
  /** What is paid for by card here. */
  readonly paymentKinds?: readonly PaymentKind[]
  /** Files for machines beside the pages. */
  readonly publicFiles?: {
    /** Of addresses with their query; no page has such a one. */
    readonly path: RegExp
    readonly handlers: (context: FilesContext) => Hono
  }
  /** Its pages for the site map, beside those of the content system and those with fixed addresses. */
  readonly listPages?: (context: Pick<PortalContext, 'database'>) => Promise<readonly ListedPage[]>
  /** Every mail that is composed here; a test fails for one that is missing. */
  readonly mailPreviews?: readonly MailPreview[]
  /** Below `/dev/`, for developers and browser tests: never in production. */
  readonly developmentPages?: (context: PortalContext) => Hono
  /**
   * Adds the demo data that is not there yet: never in production. It may build on that of features
   * before it in the list. Its content is in `demo/` and is imported on demand.
   */
  readonly demo?: (context: DemoContext) => Promise<void>
  /** At every start, once jobs run and notifications are received. */
  readonly begin?: (context: PortalContext) => Promise<void>
  /** @param tags of what has changed; `null` when changes may have been missed */
  readonly onContentChange?: (
    context: PortalContext,
    tags: readonly string[] | null,
  ) => Promise<void>
  /** A service was switched off or on, or is finished with. */
  readonly onServicesChange?: (context: PortalContext) => Promise<void>
  /** What became of a mail that was given a Message-ID: of each feature's. May be said twice. */
  readonly onMailOutcome?: (
    context: Pick<PortalContext, 'database' | 'clock'>,
    outcome: MailOutcome,
  ) => Promise<void>
}
