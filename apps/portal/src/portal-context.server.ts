import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { createFileParts } from '#core/files/file-parts.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPublicEvents } from '#core/public-events/public-events.server.ts'
import { createSessions } from '#core/sessions/session.server.ts'
import { createSignIn } from '#core/sessions/sign-in.server.ts'
import { createStaffGuard } from '#core/staff-area/require-staff.server.ts'
import { createPushSender } from '#platform/push/push-sender.server.ts'
import {
  calendarSources,
  caseKinds,
  closingChecks,
  connections,
  handoverSources,
  membershipBookings,
  membershipUses,
  moneySources,
  paymentKinds,
  payoutSources,
  personalTables,
  proposalKinds,
  publicEventSources,
  retention,
  searchSources,
  setupChecks,
  staffWork,
  whenOffOf,
} from './features.server.ts'
import { noteMailOutcomes } from './portal-jobs.server.ts'

type Made =
  | 'portalUrl'
  | 'files'
  | 'noteMailOutcome'
  | 'pushSender'
  | 'sessions'
  | 'passwords'
  | 'signIn'
  | 'requireStaff'
  | 'personalTables'
  | 'retention'
  | 'calendarSources'
  | 'publicEvents'
  | 'membershipUses'
  | 'membershipBookings'
  | 'handoverSources'
  | 'closingChecks'
  | 'searchSources'
  | 'payoutSources'
  | 'moneySources'
  | 'whenOffOf'
  | 'caseKinds'
  | 'proposalKinds'
  | 'staffWork'
  | 'setupChecks'
  | 'connections'
  | 'payments'

/** What features work with, from what the portal has opened. */
export function createPortalContext(opened: Omit<PortalContext, Made>): PortalContext {
  const { configuration, database, listener, encryption, log, clock } = opened
  const sessions = createSessions({ database, listener, configuration })
  const passwords = createPasswords()
  return {
    ...opened,
    portalUrl: configuration.PORTAL_URL,
    files: createFileParts({ configuration, encryption, log }),
    noteMailOutcome: noteMailOutcomes({ database, clock }),
    pushSender: createPushSender(configuration),
    sessions,
    passwords,
    signIn: createSignIn({ database, passwords, sessions, configuration }),
    requireStaff: createStaffGuard({ database, sessions, configuration }),
    personalTables,
    retention,
    calendarSources,
    publicEvents: createPublicEvents(database, publicEventSources),
    membershipUses,
    membershipBookings,
    handoverSources,
    closingChecks,
    searchSources,
    payoutSources,
    moneySources,
    whenOffOf,
    caseKinds,
    proposalKinds,
    staffWork,
    setupChecks,
    connections,
    payments: createPayments({ configuration, database, kinds: paymentKinds }),
  }
}
