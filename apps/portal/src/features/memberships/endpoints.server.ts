import { z } from 'zod'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
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
import { membershipRoutes as routes } from './endpoints.ts'
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
  types: describeRoute(routes.types, {
    summary: 'The types of fitness membership that can be bought today, with their prices.',
    mayAsk: 'everybody',
    answer: OfferedTypes,
  }),
  memberships: describeRoute(routes.memberships, {
    summary: 'The fitness memberships of a person that hold today; at most one.',
    mayAsk: 'user',
    answer: Memberships,
  }),
  act: describeRoute(routes.act, {
    summary: 'Freezes or terminates one’s membership. Of several at once one is done.',
    mayAsk: 'user',
    body: MembershipAction,
    answer: Memberships,
    refusals: actionRefusals,
    refusalField,
  }),
  preview: describeRoute(routes.preview, {
    summary: 'What would come of freezing or terminating. Nothing is changed.',
    mayAsk: 'user',
    body: MembershipAction,
    answer: ActionPreview,
    refusals: actionRefusals,
    refusalField,
  }),
  takeBackFreeze: describeRoute(routes.takeBackFreeze, {
    summary: 'Takes a freeze back that has not begun.',
    mayAsk: 'user',
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
  buyer: describeRoute(routes.buyer, {
    summary: 'What somebody may buy: who is a member, an employee, a student.',
    mayAsk: 'user',
    answer: Buyer,
  }),
  purchasePreview: describeRoute(routes.purchasePreview, {
    summary: 'What a purchase today would come to. Nothing is bought.',
    mayAsk: 'user',
    params: { schema: z.object({ type: membershipCode }), refusal: 'TYPE_NOT_FOUND' },
    answer: PurchasePreview,
    refusals: only(purchaseRefusals, 'TYPE_NOT_FOUND'),
    refusalField,
  }),
  buy: describeRoute(routes.buy, {
    summary: 'Buys a membership by invoice. The same order sent again is the same purchase.',
    mayAsk: 'user',
    body: Purchase,
    answer: Purchased,
    refusals: purchaseRefusals,
    refusalField,
  }),
  invoices: describeRoute(routes.invoices, {
    summary: 'One’s invoices for training, the newest first.',
    mayAsk: 'user',
    answer: Invoices,
  }),
  invoice: describeRoute(routes.invoice, {
    summary: 'One’s invoice as a PDF, by its number.',
    mayAsk: 'user',
    params: {
      schema: z.object({ number: z.string().regex(/^\d{1,9}$/) }),
      refusal: 'INVOICE_NOT_FOUND',
    },
    query: z.object({ language: z.enum(['no', 'en']).optional() }),
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: invoiceRefusals,
    refusalField,
  }),
  staffTypes: describeRoute(routes.staffTypes, {
    summary: 'The types of membership with all their prices, past and to come.',
    mayAsk: settingStaff,
    answer: MembershipTypes,
  }),
  saveType: describeRoute(routes.saveType, {
    summary: 'Enters or corrects a price of a type, if it is still the one that was seen.',
    mayAsk: settingStaff,
    body: MembershipTypeForm,
    answer: Done,
    refusals: only(staffRefusals, 'TYPE_CHANGED'),
    refusalField,
    audits: ['membership-type-saved'],
    concerns: { nobody: 'a price for everybody' },
  }),
  settings: describeRoute(routes.settings, {
    summary: 'The rules of freezing and terminating.',
    mayAsk: settingStaff,
    answer: Settings,
  }),
  saveSettings: describeRoute(routes.saveSettings, {
    summary: 'Changes the rules, if they are still those that were seen.',
    mayAsk: settingStaff,
    body: SettingsForm,
    answer: Done,
    refusals: only(staffRefusals, 'SETTINGS_CHANGED'),
    refusalField,
    audits: ['fitness-settings-saved'],
    concerns: { nobody: 'rules for everybody' },
  }),
  staffInvoices: describeRoute(routes.staffInvoices, {
    summary: 'Invoices that are to be paid, and those that were in the last months.',
    mayAsk: sportsStaff,
    answer: StaffInvoices,
  }),
  registerPayment: describeRoute(routes.registerPayment, {
    summary: 'Registers that an invoice has been paid.',
    mayAsk: sportsStaff,
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
