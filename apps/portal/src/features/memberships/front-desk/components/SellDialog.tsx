import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { PurchaseSummary } from '../../components/PurchaseSummary.tsx'
import { Purchased, type PurchasePreview } from '../../model/contract.ts'
import { dateText, lengthText, priceText } from '../../model/membership-texts.ts'
import { type WaivablePurchaseRule, waivablePurchaseRules } from '../../model/rules/sale.ts'
import type { FrontDeskMember } from '../contract.ts'
import { previewSale, sellMembership } from '../queries.ts'
import { FrontDeskDialog } from './FrontDeskDialog.tsx'
import { useFrontDeskDialog } from './use-front-desk-dialog.ts'
import { WaivedRules } from './WaivedRules.tsx'

const ruleNames = { NO_EMPLOYEES: m.desk_rule_employee, STUDENT_FEE_MISSING: m.desk_rule_student }

/** Type and first day of a membership to sell, and its price. */
export function SellDialog({ member, onClose }: { member: FrontDeskMember; onClose: () => void }) {
  const today = osloDate(new Date())
  const end = member.membership?.membershipEndDate
  const [type, setType] = useState('')
  const [startDate, setStartDate] = useState(end ? addDays(end, 1) : today)
  const [waivedRules, setWaivedRules] = useState<WaivablePurchaseRule[]>([])
  const [isMissing, setMissing] = useState(false)
  /** Idempotency key of the sale. */
  const [orderId] = useState(() => crypto.randomUUID())
  const rules = waivablePurchaseRules.filter((rule) =>
    rule === 'NO_EMPLOYEES'
      ? member.buyer.isEmployee
      : !member.buyer.isStudent &&
        member.types.some((one) => one.code === type && one.isForStudents),
  )
  const state = useFrontDeskDialog<PurchasePreview>({
    draftKey: `membership-sale:${member.id}`,
    loadPreview: () => {
      setMissing(type === '')
      return type === '' ? null : previewSale(member.id, { type, startDate })
    },
    change: (why, preview) =>
      sellMembership(member.id, {
        orderId,
        why,
        type: preview.type.code,
        startDate: preview.startDate,
        totalOre: preview.totalOre,
        waivedRules: waivedRules.filter((rule) => rules.includes(rule)),
      }),
    onDone: soldText,
    onClose,
  })
  return (
    <FrontDeskDialog
      heading={m.desk_sell()}
      yes={m.desk_sell()}
      state={state}
      onClose={onClose}
      fields={
        <>
          <SelectField
            id="desk-type"
            label={m.desk_choose_type()}
            error={isMissing ? m.desk_type_required() : undefined}
            value={type}
            onChange={(event) => {
              setType(event.target.value)
              setMissing(false)
            }}
          >
            <option value="">{m.desk_choose_type()}</option>
            {member.types.map((one) => (
              <option key={one.code} value={one.code}>
                {`${textIn(one.name)}: ${priceText(one)}, ${lengthText(one)}`}
              </option>
            ))}
          </SelectField>
          <TextField
            id="desk-start"
            label={m.desk_start()}
            hint={m.desk_start_hint()}
            type="date"
            error={undefined}
            value={startDate}
            onChange={(event) => setStartDate(event.target.value)}
          />
          {rules.length > 0 && (
            <WaivedRules
              options={rules.map((value) => ({ value, text: ruleNames[value]() }))}
              chosen={waivedRules}
              onChange={setWaivedRules}
            />
          )}
        </>
      }
    >
      {(preview) => <PurchaseSummary preview={preview} />}
    </FrontDeskDialog>
  )
}

function soldText(answer: unknown): string {
  const { invoiceNumber: number, totalOre, dueOn } = Purchased.parse(answer)
  return m.desk_sold({ number, amount: formatKroner(totalOre), due: dateText(dueOn) })
}
