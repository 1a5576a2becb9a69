import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  ActionPreview,
  Buyer,
  Invoices,
  MembershipAction,
  Memberships,
  MembershipTypes,
  OfferedTypes,
  Payment,
  Purchase,
  Purchased,
  PurchasePreview,
  Settings,
  StaffInvoices,
} from './contract.ts'
import { membershipEndpoints as endpoints } from './endpoints.ts'
import { MembershipTypeForm, membershipCode, SettingsForm } from './membership-type.ts'
import {
  actionRefusals,
  invoiceRefusals,
  purchaseRefusals,
  staffRefusals,
  takeBackRefusals,
} from './refusals.ts'

/** Types with their prices and the rules are settings. */
const settingStaff = { staff: ['sports', 'admin'] } as const
const sportsStaff = { staff: ['sports'] } as const
const refusalField = 'errorMessage'

export const described = {
  types: describeEndpoint(endpoints.types, {
    summary: 'The types of fitness membership that can be bought today, with their prices.',
    access: 'everybody',
    answer: OfferedTypes,
  }),
  memberships: describeEndpoint(endpoints.memberships, {
    summary: 'The fitness memberships of a person that hold today; at most one.',
    access: 'user',
    answer: Memberships,
  }),
  act: describeEndpoint(endpoints.act, {
    summary: 'Freezes or terminates one’s membership. Of several at once one is done.',
    access: 'user',
    body: MembershipAction,
    answer: Memberships,
    refusals: actionRefusals,
    refusalField,
  }),
  preview: describeEndpoint(endpoints.preview, {
    summary: 'What would come of freezing or terminating. Nothing is changed.',
    access: 'user',
    body: MembershipAction,
    answer: ActionPreview,
    refusals: actionRefusals,
    refusalField,
  }),
  takeBackFreeze: describeEndpoint(endpoints.takeBackFreeze, {
    summary: 'Takes a freeze back that has not begun.',
    access: 'user',
    params: {
      schema: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
      refusal: 'FREEZE_NOT_FOUND',
    },
    answer: Memberships,
    refusals: {
      ...takeBackRefusals,
      ...only(actionRefusals, 'MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_TERMINATED'),
    },
    refusalField,
  }),
  buyer: describeEndpoint(endpoints.buyer, {
    summary: 'What somebody may buy: who is a member, an employee, a student.',
    access: 'user',
    answer: Buyer,
  }),
  purchasePreview: describeEndpoint(endpoints.purchasePreview, {
    summary: 'What a purchase today would come to. Nothing is bought.',
    access: 'user',
    params: { schema: z.object({ type: membershipCode }), refusal: 'TYPE_NOT_FOUND' },
    answer: PurchasePreview,
    refusals: only(purchaseRefusals, 'TYPE_NOT_FOUND'),
    refusalField,
  }),
  buy: describeEndpoint(endpoints.buy, {
    summary: 'Buys a membership by invoice. The same order sent again is the same purchase.',
    access: 'user',
    body: Purchase,
    answer: Purchased,
    refusals: purchaseRefusals,
    refusalField,
  }),
  invoices: describeEndpoint(endpoints.invoices, {
    summary: 'One’s invoices for training, the newest first.',
    access: 'user',
    answer: Invoices,
  }),
  invoice: describeEndpoint(endpoints.invoice, {
    summary: 'One’s invoice as a PDF, by its number.',
    access: 'user',
    params: {
      schema: z.object({ number: z.string().regex(/^\d{1,9}$/) }),
      refusal: 'INVOICE_NOT_FOUND',
    },
    query: z.object({ language: z.enum(['no', 'en']).optional() }),
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: invoiceRefusals,
    refusalField,
  }),
  staffTypes: describeEndpoint(endpoints.staffTypes, {
    summary: 'The types of membership with all their prices, past and to come.',
    access: settingStaff,
    answer: MembershipTypes,
  }),
  saveType: describeEndpoint(endpoints.saveType, {
    summary: 'Enters or corrects a price of a type, if it is still the one that was seen.',
    access: settingStaff,
    body: MembershipTypeForm,
    answer: Done,
    refusals: only(staffRefusals, 'TYPE_CHANGED'),
    refusalField,
    audits: ['membership-type-saved'],
    concerns: { nobody: 'a price for everybody' },
  }),
  settings: describeEndpoint(endpoints.settings, {
    summary: 'The rules of freezing and terminating.',
    access: settingStaff,
    answer: Settings,
  }),
  saveSettings: describeEndpoint(endpoints.saveSettings, {
    summary: 'Changes the rules, if they are still those that were seen.',
    access: settingStaff,
    body: SettingsForm,
    answer: Done,
    refusals: only(staffRefusals, 'SETTINGS_CHANGED'),
    refusalField,
    audits: ['fitness-settings-saved'],
    concerns: { nobody: 'rules for everybody' },
  }),
  staffInvoices: describeEndpoint(endpoints.staffInvoices, {
    summary: 'Invoices that are to be paid, and those that were in the last months.',
    access: sportsStaff,
    answer: StaffInvoices,
  }),
  registerPayment: describeEndpoint(endpoints.registerPayment, {
    summary: 'Registers that an invoice has been paid.',
    access: sportsStaff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'INVOICE_NOT_FOUND' },
    body: Payment,
    answer: Done,
    refusals: {
      ...invoiceRefusals,
      ...only(staffRefusals, 'INVOICE_PAID', 'PAYMENT_DAY_INVALID'),
    },
    refusalField,
    audits: ['fitness-payment-registered'],
    concerns: 'person',
  }),
}
