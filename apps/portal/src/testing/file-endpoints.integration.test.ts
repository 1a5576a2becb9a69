import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { courseScan } from '#core/courses/tables.server.ts'
import { addTicket, datesOf } from '#core/courses/tickets.testing.server.ts'
import { type FileSubject, insertAttachments } from '#core/files/attachments.server.ts'
import { createFileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { grantApplicationVersion } from '#core/grants/application/tables.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { grantFileKind, reportFileKind } from '#core/grants/grant-case.ts'
import { healthFiles } from '#core/health-refunds/case-kind.ts'
import { rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import { addPeople, bookOne } from '#core/places/places.testing.server.ts'
import { buildCreditNote, buildReceipt } from '#core/receipts/receipts.testing.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { minutesOf } from '#features/association-contacts/model/minutes.ts'
import { associationAssembly } from '#features/association-contacts/model/tables.server.ts'
import { addEvent } from '#features/association-events/testing/event-places.testing.server.ts'
import { depositAccount, depositCreditNote } from '#features/deposit-account/model/tables.server.ts'
import { newStudent } from '#features/deposit-account/money/money.testing.server.ts'
import { refundCase, refundFiles } from '#features/deposit-account/refund/case-kind.ts'
import { applyTesting } from '#features/grant-applications/testing/grant-applications.testing.server.ts'
import {
  addCommitteeTerms,
  committeeTesting,
} from '#features/grant-committee/testing/committee-room.testing.server.ts'
import { grantTesting } from '#features/grant-decisions/testing/grant-decisions.testing.server.ts'
import {
  accountsOf,
  fundingTesting,
} from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import { workOutCase } from '#features/health-refunds/decide/work-out-case.server.ts'
import { recordDecision } from '#features/health-refunds/letters/record-decision.server.ts'
import { startRefunds } from '#features/health-refunds/testing/health-refunds.testing.server.ts'
import { messageFiles } from '#features/inquiries/model/message-files.ts'
import { openInquiry } from '#features/inquiries/model/open-inquiry.server.ts'
import { inquiryCategory } from '#features/inquiries/model/tables.server.ts'
import { invoicedGuardian } from '#features/kindergarten-invoices/testing/kindergarten-invoices.testing.server.ts'
import { invoiceOf } from '#features/memberships/testing/invoices.testing.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { buildPerson, newAddress, seedPeople, testEncryption } from './accounts.testing.server.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf, seedCallers } from './role-matrix.testing.server.ts'
import { answerFor, type Caller, callers } from './role-matrix.testing.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database } = connection
const dataFolder = await mkdtemp(join(tmpdir(), 'trivsel-file-routes-'))
afterAll(() => rm(dataFolder, { recursive: true, force: true }))
const { api, configuration, log } = createTestPortal(connection, {
  settings: { DATA_DIR: dataFolder },
})
const parts = createFileParts({ configuration, encryption: testEncryption, log })
let cookiesOfCaller: (caller: Caller) => Promise<string>
beforeAll(async () => {
  cookiesOfCaller = await seedCallers(database, configuration)
})

/** A file of somebody, or one that some of the staff may open. */
type Thing = {
  /** Of the endpoint with the ids of this one. */
  readonly address: string
  /** Whose it is; `null` where it is given to staff alone. */
  readonly ownerId: string | null
  /** Of the others whom the endpoint lets in, who gets it. */
  readonly isFor: (caller: Caller) => boolean
  /** The answer to those who may use the endpoint and not have this file. */
  readonly hidden: string
  /** Somebody of the staff whom the endpoint is for, and whom this one concerns. */
  readonly concerned?: { readonly userId: string; readonly answer: string }
}

const nobodyElse = () => false
const allOfThem = () => true

/**
 * Every endpoint that gives out a file: something that it may be asked for, or why nothing can be asked
 * for that belongs to somebody else. An endpoint that is missing here fails the test.
 */
const endpoints: Readonly<Record<string, (() => Promise<Thing>) | { readonly because: string }>> = {
  'GET /api/frontend/sports/group-exercises/changes': { because: 'returns the same to everybody' },
  'GET /api/frontend/sports/calendar/:file': { because: 'its address is the secret' },
  'GET /api/frontend/course-calendar/courses/:id/calendar.ics': {
    because: 'returns the same to everybody',
  },
  'GET /api/frontend/course-tickets/:code/calendar': { because: 'its address is the secret' },
  'GET /api/frontend/course-tickets/:code/certificate': { because: 'its address is the secret' },
  'POST /api/frontend/staff/course-tickets/:id/certificate': async () => {
    const { ticketId, userId } = await addCertificate()
    const concerned = await makeStaff(userId, 'courses', 'OWN_CASE')
    const address = `/api/frontend/staff/course-tickets/${ticketId}/certificate?language=no`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'TICKET_NOT_FOUND', concerned }
  },
  'GET /api/frontend/course-tickets/:code/pdf': { because: 'its address is the secret' },
  'GET /api/frontend/user/sports/training-videos/:id/file': { because: 'belongs to nobody' },
  'GET /api/frontend/user/sports/training-videos/:id/captions/:language': {
    because: 'belongs to nobody',
  },
  'GET /api/frontend/user/udi-account/confirmation/pdf': { because: 'names nothing' },
  'GET /api/frontend/user/udi-account/receipt/pdf': { because: 'names nothing' },
  'POST /api/frontend/user/privacy/download': { because: 'names nothing' },
  'GET /api/frontend/user/udi-account/invoices/:id': async () => {
    const { userId, caseId } = await newStudent(database)
    const [found] = await database
      .select({ number: depositAccount.invoiceNumber })
      .from(depositAccount)
      .where(eq(depositAccount.caseId, caseId))
    const address = `/api/frontend/user/udi-account/invoices/${found?.number}`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'NO_INVOICE' }
  },
  'GET /api/frontend/staff/deposit-account/applications/:id/invoices/:number': async () => {
    const { caseId } = await newStudent(database)
    const [found] = await database
      .select({ number: depositAccount.invoiceNumber })
      .from(depositAccount)
      .where(eq(depositAccount.caseId, caseId))
    const address = `/api/frontend/staff/deposit-account/applications/${caseId}/invoices/${found?.number}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'NO_INVOICE' }
  },
  'GET /api/frontend/staff/deposit-account/applications/:id/credit-notes/:number': async () => {
    const { caseId, number } = await addCreditNote(200_124)
    const address = `/api/frontend/staff/deposit-account/applications/${caseId}/credit-notes/${number}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'NO_INVOICE' }
  },
  'GET /api/frontend/user/udi-account/credit-notes/:id': async () => {
    const { userId, number } = await addCreditNote(200_123)
    const address = `/api/frontend/user/udi-account/credit-notes/${number}`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'NO_INVOICE' }
  },
  'GET /api/frontend/user/udi-account/refund-application/files/:file': async () => {
    const { userId, file } = await addRefundFile()
    const address = `/api/frontend/user/udi-account/refund-application/files/${file}`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'FILE_NOT_FOUND' }
  },
  'GET /api/frontend/user/sports/invoices/:number': async () => {
    const userId = await addPerson()
    const { invoice } = await invoiceOf(database, { userId, membershipId: 1_000_001 })
    const address = `/api/frontend/user/sports/invoices/${invoice.invoiceNumber}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'INVOICE_NOT_FOUND' }
  },
  'GET /api/frontend/user/sports/credit-notes/:number': async () => {
    const userId = await addPerson()
    const { invoice } = await invoiceOf(database, { userId, membershipId: 1_000_002 })
    const { creditNumber } = await database.transaction((transaction) =>
      creditInvoice(transaction, invoice, [{ line: 0, amountOre: 100 }], {
        reason: 'Stengt',
        createdBy: null,
        today: '2026-11-20',
      }),
    )
    const address = `/api/frontend/user/sports/credit-notes/${creditNumber}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'INVOICE_NOT_FOUND' }
  },
  'GET /api/frontend/user/kindergarten/invoices/:number': async () => {
    const { userId, invoice } = await invoicedGuardian(database)
    const address = `/api/frontend/user/kindergarten/invoices/${invoice.invoiceNumber}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'INVOICE_NOT_FOUND' }
  },
  'GET /api/frontend/user/kindergarten/credit-notes/:number': async () => {
    const { userId, invoice } = await invoicedGuardian(database)
    const { creditNumber } = await database.transaction((transaction) =>
      creditInvoice(transaction, invoice, [{ line: 0, amountOre: 100 }], {
        reason: 'Stengt',
        createdBy: null,
        today: '2026-11-29',
      }),
    )
    const address = `/api/frontend/user/kindergarten/credit-notes/${creditNumber}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'INVOICE_NOT_FOUND' }
  },
  'GET /api/frontend/user/sports/courts/bookings/:id/receipt': async () => {
    const userId = await addPerson()
    const { subjectId } = await addCardReceipt(userId)
    const address = `/api/frontend/user/sports/courts/bookings/${subjectId}/receipt?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'BOOKING_NOT_FOUND' }
  },
  'GET /api/frontend/user/finances/receipts/:paymentId': async () => {
    const userId = await addPerson()
    const { paymentId } = await addCardReceipt(userId)
    const address = `/api/frontend/user/finances/receipts/${paymentId}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'RECEIPT_NOT_FOUND' }
  },
  'GET /api/frontend/user/finances/credit-notes/:id': async () => {
    const userId = await addPerson()
    const { noteId } = await addCardReceipt(userId)
    const address = `/api/frontend/user/finances/credit-notes/${noteId}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'RECEIPT_NOT_FOUND' }
  },
  'POST /api/frontend/staff/payments/:id/receipt': async () => {
    const userId = await addPerson()
    const { paymentId } = await addCardReceipt(userId)
    const concerned = await makeStaff(userId, 'payout-approver', 'OWN_CASE')
    const address = `/api/frontend/staff/payments/${paymentId}/receipt?language=no`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'RECEIPT_NOT_FOUND', concerned }
  },
  'POST /api/frontend/staff/payments/credit-notes/:noteId': async () => {
    const userId = await addPerson()
    const { noteId } = await addCardReceipt(userId)
    const concerned = await makeStaff(userId, 'payout-approver', 'OWN_CASE')
    const address = `/api/frontend/staff/payments/credit-notes/${noteId}?language=no`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'RECEIPT_NOT_FOUND', concerned }
  },
  // Everybody gets that of their own money; `person-money.integration.test.ts`.
  'GET /api/frontend/user/finances/years/:year': async () => ({
    address: '/api/frontend/user/finances/years/2026?language=no',
    ownerId: null,
    isFor: allOfThem,
    hidden: 'FINANCES_YEAR_UNKNOWN',
  }),
  'GET /api/frontend/association-pictures/:id/:size': { because: 'returns the same to everybody' },
  'GET /api/frontend/association-events/:id/calendar.ics': {
    because: 'returns the same to everybody',
  },
  'GET /api/frontend/user/association-events/:id/place/calendar': async () => {
    const { eventId } = await addEvent(database)
    const [userId = ''] = await addPeople(database, 1)
    await bookOne(database, eventId, { userId })
    const address = `/api/frontend/user/association-events/${eventId}/place/calendar?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'PLACE_NOT_FOUND' }
  },
  'GET /api/frontend/my-associations/:id/assemblies/:assembly/minutes/:file': async () => {
    const { id, assembly, file, userId } = await addMinutes()
    const address = `/api/frontend/my-associations/${id}/assemblies/${assembly}/minutes/${file}`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'ASSOCIATION_NOT_FOUND' }
  },
  'GET /api/frontend/staff/association-contacts/:id/assemblies/:assembly/minutes/:file':
    async () => {
      const { id, assembly, file } = await addMinutes()
      const address = `/api/frontend/staff/association-contacts/${id}/assemblies/${assembly}/minutes/${file}`
      return { address, ownerId: null, isFor: allOfThem, hidden: 'FILE_NOT_FOUND' }
    },
  'GET /api/frontend/staff/grant-applications/:id/files/:file': async () => {
    const { id, file } = await addGrantFile()
    const address = `/api/frontend/staff/grant-applications/${id}/files/${file}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'FILE_NOT_FOUND' }
  },
  'GET /api/frontend/staff/grant-committee/applications/:id/files/:file': async () => {
    const { id, file } = await addGrantFile()
    const address = `/api/frontend/staff/grant-committee/applications/${id}/files/${file}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'CONFLICT_OF_INTEREST' }
  },
  // Who is tied to an application gets the minutes too, without its case; `meetings.integration.test.ts`.
  'GET /api/frontend/staff/grant-meetings/:id/minutes': async () => {
    const { round } = await addDecision()
    const address = `/api/frontend/staff/grant-meetings/${round}/minutes?language=no`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'NOT_IN_COMMITTEE' }
  },
  'GET /api/frontend/staff/grant-meetings/:id/letters/:applicationId': async () => {
    const { round, application, contact } = await addDecision()
    const concerned = await makeStaff(contact, 'caseworker', 'CONFLICT_OF_INTEREST')
    const address = `/api/frontend/staff/grant-meetings/${round}/letters/${application}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'NOT_IN_COMMITTEE', concerned }
  },
  'GET /api/frontend/staff/grant-letters/:decisionId': async () => {
    const { letter, contact } = await addDecision()
    const concerned = await makeStaff(contact, 'caseworker', 'OWN_CASE')
    const address = `/api/frontend/staff/grant-letters/${letter}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'GRANT_NOT_FOUND', concerned }
  },
  'GET /api/frontend/grant-applications/:applicationId/letters/:letterId': async () => {
    const { application, letter, contact } = await addDecision()
    const address = `/api/frontend/grant-applications/${application}/letters/${letter}`
    return { address, ownerId: contact, isFor: nobodyElse, hidden: 'GRANT_NOT_FOUND' }
  },
  'GET /api/frontend/granted-funding/:applicationId/report/files/:file': async () => {
    const { id, contact, file } = await addReceipt()
    const address = `/api/frontend/granted-funding/${id}/report/files/${file}`
    return { address, ownerId: contact, isFor: nobodyElse, hidden: 'GRANT_NOT_FOUND' }
  },
  'GET /api/frontend/staff/grant-funding/grants/:applicationId/files/:file': async () => {
    const { id, file } = await addReceipt()
    const address = `/api/frontend/staff/grant-funding/grants/${id}/files/${file}`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'FILE_NOT_FOUND' }
  },
  'GET /api/frontend/grant-applications/:applicationId/files/:file': async () => {
    const { newBoard, newDraft, newType } = applyTesting(database)
    const { id, treasurer } = await newBoard()
    const application = await newDraft(treasurer, id, await newType())
    const file = await addFile(null, { kind: grantFileKind, id: application })
    const address = `/api/frontend/grant-applications/${application}/files/${file}`
    return { address, ownerId: treasurer, isFor: nobodyElse, hidden: 'GRANT_NOT_FOUND' }
  },
  // Staff who may release payouts can fetch any file, and the audit log says so; others see only the list.
  'POST /api/frontend/staff/money/payout-files/:id/content': async () => ({
    address: '/api/frontend/staff/money/payout-files/1/content',

    ownerId: null,
    isFor: nobodyElse,
    hidden: 'PAYOUT_FILE_UNKNOWN',
  }),
  'GET /api/frontend/staff/cases/:id/files/:file': async () => {
    const { caseId, file } = await addRefundFile()
    const address = `/api/frontend/staff/cases/${caseId}/files/${file}`
    return {
      address,
      ownerId: null,
      isFor: (caller) => caller === 'caseworker',
      hidden: 'FILE_NOT_FOUND',
    }
  },
  'GET /api/frontend/user/health-refunds/files/:file': async () => {
    const userId = await addPerson()
    const file = await addFile(userId, healthFiles(randomUUID()))
    const address = `/api/frontend/user/health-refunds/files/${file}`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'FILE_NOT_FOUND' }
  },
  'GET /api/frontend/user/health-refunds/:id/letters/:letter': async () => {
    const { userId, id, letter } = await addRefundDecision()
    const address = `/api/frontend/user/health-refunds/${id}/letters/${letter}?language=no`
    return { address, ownerId: userId, isFor: nobodyElse, hidden: 'CASE_NOT_FOUND' }
  },
  'GET /api/frontend/staff/health-refunds/:id/letters/:letter': async () => {
    const { userId, id, letter } = await addRefundDecision()
    const concerned = await makeStaff(userId, 'health', 'CASE_NOT_FOUND')
    const address = `/api/frontend/staff/health-refunds/${id}/letters/${letter}?language=no`
    return { address, ownerId: null, isFor: allOfThem, hidden: 'CASE_NOT_FOUND', concerned }
  },
  'GET /api/frontend/staff/inquiries/:id/messages/:message/files/:file': async () => ({
    address: await addInquiryFile(),
    ownerId: null,
    isFor: (caller) => caller === 'health',
    hidden: 'INQUIRY_NOT_FOUND',
  }),
}

const accessRefusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED']
const gives = ({ answer }: Description) => 'kind' in answer && answer.kind === 'file'
const nameOf = ({ endpoint: { method, path } }: Description) => `${method} ${path}`
const fileEndpoints = descriptions.filter(gives)

it('every endpoint that gives out a file is here, and no other', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(fileEndpoints.map(nameOf).toSorted())
})

it.each(fileEndpoints.map((description) => [nameOf(description), description] as const))(
  '%s gives a file to whom it belongs, and to nobody else',
  async (name, description) => {
    const thing = endpoints[name]
    if (!thing || 'because' in thing) {
      const { access, endpoint } = description
      const isOpen = access === 'everybody' || !/:(?!language)/.test(endpoint.path)
      expect(isOpen || thing?.because === 'belongs to nobody').toBe(true)
      return
    }
    const { address, ownerId, isFor, hidden, concerned } = await thing()
    const { method } = description.endpoint
    const outcomes: Record<string, string> = {}
    const expected: Record<string, unknown> = {}
    for (const caller of callers) {
      outcomes[caller] = await ask(method, address, await cookiesOfCaller(caller))
      const isAdmitted = answerFor(description.access, caller) === 'in'
      if (!isAdmitted) expected[caller] = expect.toBeOneOf(accessRefusals)
      else expected[caller] = isFor(caller) ? 'the file' : hidden
    }
    expect(outcomes).toEqual(expected)
    if (concerned) {
      const cookie = await cookiesOf(database, configuration, concerned.userId, true)
      expect(await ask(method, address, cookie)).toBe(concerned.answer)
    }
    if (ownerId === null) return
    const cookie = await cookiesOf(database, configuration, ownerId, false)
    expect(await ask(method, address, cookie)).toBe('the file')
  },
)

async function ask(method: string, address: string, cookie: string): Promise<string> {
  const response = await api.request(address, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress(), cookie },
  })
  if (response.status === 200) return 'the file'
  const answer = (await response.json()) as Record<string, string>
  return String(answer.error ?? answer.errorMessage)
}

async function addCreditNote(number: number) {
  const { userId, caseId } = await newStudent(database)
  await database.insert(depositCreditNote).values({
    number,
    caseId,
    reason: 'withdrawn',
    creditedOn: '2026-11-20',
    amountOre: 100_000,

    invoiceNumber: number + 100_000,
    invoicedOn: '2026-11-10',
    semesters: ['2026H', '2027V'],
  })
  return { userId, caseId, number }
}

/** A certificate that somebody has earned. */
async function addCertificate() {
  const startsAt = new Date(Date.now() - 5 * 3_600_000)
  const courseId = await addCourse(database, { startsAt: [startsAt], certificateDates: 1 })
  const [dateId = ''] = await datesOf(database, courseId)
  const userId = await addPerson()
  const { id: ticketId } = await addTicket(database, courseId, { userId })
  const scan = { id: crypto.randomUUID(), ticketId, dateId, scannedAt: startsAt }
  await database.insert(courseScan).values(scan)
  return { ticketId, userId }
}

/** Of a card payment, with a credit note. */
async function addCardReceipt(userId: string) {
  const [paymentId, subjectId, noteId] = [randomUUID(), randomUUID(), randomUUID()]
  const { id: _, receiptNumber: __, ...sold } = buildReceipt({ userId, paymentId, subjectId })
  const [added] = await database.insert(receipt).values(sold).returning({ id: receipt.id })
  const { creditNumber: ___, ...note } = buildCreditNote({ id: noteId, receiptId: added?.id ?? '' })
  await database.insert(receiptCreditNote).values(note)
  return { paymentId, subjectId, noteId }
}

async function addPerson(): Promise<string> {
  const person = buildPerson({ membership: null })
  return (await seedPeople(database, [person])).get(person.email) ?? ''
}

async function addRefundFile() {
  const { userId } = await newStudent(database)
  const values = { ...refundCase, userId, language: 'no' } as const
  const [added] = await database.insert(caseFile).values(values).returning({ id: caseFile.id })
  const caseId = added?.id ?? ''
  return { userId, caseId, file: await addFile(userId, refundFiles(caseId)) }
}

/** The minutes of an assembly, of an association with one contact person. */
async function addMinutes() {
  const { id } = await addAssociation(database)
  const userId = await addPerson()
  await addContact(database, id, userId)
  const [held] = await database
    .insert(associationAssembly)
    .values({
      associationId: id,
      heldOn: '2026-11-20',
      endedRoles: [],
      givenRoles: [],
      pendingRoles: [],
      invitations: [],
      steppingDown: [],
    })
    .returning({ id: associationAssembly.id })
  const assembly = held?.id ?? ''
  return { id, userId, assembly, file: await addFile(null, minutesOf(assembly)) }
}

async function addFile(ownerId: string | null, subject: FileSubject): Promise<string> {
  const given = { name: 'a.pdf', declaredType: '', bytes: makePdf() }
  const judged = await inspectFiles(parts, [given], { client: 'tests', isVisitor: false })
  return storeFiles(parts, judged, async (stored) => {
    await insertAttachments(database, stored, { ownerId, subject })
    return stored[0]?.id ?? ''
  })
}

/** Of an application that was sent, which the committee reads; everybody who has the role is in it. */
async function addGrantFile() {
  await addCommitteeTerms(database)
  const { addApplication, addRound } = committeeTesting(database, new Date())
  const { id } = await addApplication(await addRound())
  const file = await addFile(null, { kind: grantFileKind, id })
  await database
    .update(grantApplicationVersion)
    .set({ files: [{ id: file, name: 'a.pdf', documentId: null, sha256: '' }] })
    .where(eq(grantApplicationVersion.applicationId, id))
  return { id, file }
}

/** Of a meeting whose letters are sent; everybody who has the role is in the committee. */
async function addDecision() {
  await addCommitteeTerms(database)
  const testing = grantTesting(database, new Date())
  const { round, application } = await testing.newGrant(await testing.newPeople())
  const [decision] = await application.decisions()
  const { id, contact } = application
  return { round: round.id, application: id, letter: decision?.id ?? '', contact }
}

/** Of a report that an association has sent. */
async function addReceipt() {
  const { id, first } = await fundingTesting(database).newGrant({}, new Date())
  const [report] = await database
    .insert(grantReport)
    .values({
      applicationId: id,
      number: 1,
      state: 'sent',
      content: accountsOf(100_000),
      sentAt: new Date(),
    })
    .returning({ id: grantReport.id })
  const file = await addFile(null, { kind: reportFileKind, id: report?.id ?? '' })
  return { id, contact: first, file }
}

async function makeStaff(userId: string, role: StaffRole, answer: string) {
  await database.insert(staffMember).values({ userId, roles: [role] })
  return { userId, answer }
}

/** Of a refund of health expenses that was applied for. */
async function addRefundDecision() {
  const { addScheme, apply, newStudent: newApplicant } = await startRefunds(database)
  const [userId, scheme] = [await newApplicant(), await addScheme(rulesOf())]
  const { id }: { id: string } = await (await apply(userId, scheme)).json()
  const refundParts = { database, encryption: testEncryption }
  const worked = await workOutCase(refundParts, id)
  if (!worked) throw new Error('no application')
  const decision = {
    basis: 'application',
    grantedOre: worked.calculation.payoutOre,
    words: '',
    note: '',
    decidedBy: 'one',
    confirmedBy: null,
    payBack: null,
  } as const
  return { userId, id, letter: await recordDecision(refundParts, worked, decision, new Date()) }
}

/** With an inquiry that is confidential. @returns its address */
async function addInquiryFile(): Promise<string> {
  await database.insert(inquiryCategory).values({
    id: 'coordinator',
    name: { no: 'Koordinator', en: 'Coordinator' },
    role: 'health',
    mailbox: 'coordinator@trivsel.example',
  })
  const { id, messageId } = await openInquiry(database, {
    category: { id: 'coordinator', responseDays: 2 },

    form: 'health-coordinator',
    subcategoryId: null,
    userId: null,
    subject: null,
    sender: { firstName: 'Nora', lastName: 'Vik', email: 'nora@example.org' },

    language: 'no',
    text: 'Kan vi snakke?',
    answers: null,
    now: new Date(),
  })
  const file = await addFile(null, messageFiles(messageId))
  return `/api/frontend/staff/inquiries/${id}/messages/${messageId}/files/${file}`
}
