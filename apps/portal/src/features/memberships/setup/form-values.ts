import { z } from 'zod/mini'
import {
  type MembershipType,
  MembershipTypeForm,
  maxOre,
  payments,
  type SettingsForm,
} from '../model/membership-type.ts'

const wholeNumber = (least: number, most: number, error: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      error,
    ),
  )

const kroner = (least: number) => wholeNumber(least, maxOre / 100, 'KRONER_INVALID')
const { code, validFrom, nameNo, nameEn, noteNo, noteEn } = MembershipTypeForm.shape

/** The values of the form of a type. Amounts are whole kroner, spaces allowed. */
export const TypeFormValues = z
  .object({
    code: z.string().check(
      z.toUpperCase(),
      z.trim(),
      z.refine((text) => z.safeParse(code, text).success, 'CODE_INVALID'),
    ),
    validFrom,
    nameNo,
    nameEn,
    noteNo,
    noteEn,
    buyers: z.enum(['students', 'others']),
    payment: z.enum(payments),
    months: wholeNumber(0, 60, 'MONTHS_INVALID'),
    price: kroner(1),
    startFee: kroner(0),
    offered: z.enum(['yes', 'no']),
  })
  .check(
    z.refine(({ payment, months }) => payment === 'monthly' || Number(months) > 0, {
      error: 'MONTHS_INVALID',
      path: ['months'],
    }),
  )
export type TypeFormValues = z.infer<typeof TypeFormValues>

export const emptyType: TypeFormValues = {
  code: '',
  validFrom: '',
  nameNo: '',
  nameEn: '',
  noteNo: '',
  noteEn: '',
  buyers: 'students',
  payment: 'monthly',
  months: '0',
  price: '',
  startFee: '0',
  offered: 'yes',
}

/** @param version of the existing row; 0 for a new one */
export function toTypeForm(typed: TypeFormValues, version: number): MembershipTypeForm {
  const { buyers, months, price, startFee, offered, ...values } = typed
  return {
    ...values,
    isForStudents: buyers === 'students',
    months: Number(months),
    priceOre: Number(price) * 100,
    startFeeOre: Number(startFee) * 100,
    isOffered: offered === 'yes',
    version,
  }
}

/** The form values of an existing type. */
export function toTypeFormValues(type: MembershipType): TypeFormValues {
  const { isForStudents, months, priceOre, startFeeOre, isOffered, version: _, ...values } = type
  return {
    ...values,
    buyers: isForStudents ? 'students' : 'others',
    months: String(months),
    price: String(priceOre / 100),
    startFee: String(startFeeOre / 100),
    offered: isOffered ? 'yes' : 'no',
  }
}

const notice = wholeNumber(1, 6, 'NOTICE_INVALID')
const limit = wholeNumber(0, 12, 'LIMIT_INVALID')

/** The values of the form of the rules, in months. */
export const SettingsFormValues = z.object({
  freezeNotice: notice,
  firstYearFreeze: limit,
  laterFreeze: limit,
  uncommittedFreeze: limit,
  terminationNotice: notice,
})
export type SettingsFormValues = z.infer<typeof SettingsFormValues>

export function toSettingsForm(typed: SettingsFormValues, version: number): SettingsForm {
  return {
    freezeNotice: Number(typed.freezeNotice),
    firstYearFreeze: Number(typed.firstYearFreeze),
    laterFreeze: Number(typed.laterFreeze),
    uncommittedFreeze: Number(typed.uncommittedFreeze),
    terminationNotice: Number(typed.terminationNotice),
    version,
  }
}
