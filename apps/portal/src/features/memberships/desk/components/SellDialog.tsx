import { useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { PurchaseSummary } from '../../components/PurchaseSummary.tsx'
import { Purchased, type PurchasePreview } from '../../contract.ts'
import { dateText, lengthText, priceText } from '../../membership-texts.ts'
import { type PurchaseRuleOfStaff, purchaseRulesOfStaff } from '../../rules/sale.ts'
import type { DeskMember } from '../contract.ts'
import { previewSale, sellMembership } from '../queries.ts'
import { DeskDialog } from './DeskDialog.tsx'
import { SetAside } from './SetAside.tsx'
import { useDeskDialog } from './use-desk-dialog.ts'

const ruleNames = { NO_EMPLOYEES: m.desk_rule_employee, STUDENT_FEE_MISSING: m.desk_rule_student }

/** Which membership, from when on, and what it comes to. */
export function SellDialog({ member, onClose }: { member: DeskMember; onClose: () => void }) {
  const today = osloDate(new Date())
  const end = member.membership?.membershipEndDate
  const [type, setType] = useState('')
  const [startDate, setStartDate] = useState(end ? addDays(end, 1) : today)
  const [setAside, setSetAside] = useState<PurchaseRuleOfStaff[]>([])
  const [isMissing, setMissing] = useState(false)
  /** One sale, however often it is sent. */
  const [orderId] = useState(() => crypto.randomUUID())
  const rules = purchaseRulesOfStaff.filter((rule) =>
    rule === 'NO_EMPLOYEES'
      ? member.buyer.isEmployee
      : !member.buyer.isStudent &&
        member.types.some((one) => one.code === type && one.isForStudents),
  )
  const state = useDeskDialog<PurchasePreview>({
    draftKey: `membership-sale:${member.id}`,
    look: () => {
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
        setAside: setAside.filter((rule) => rules.includes(rule)),
      }),
    onDone: soldText,
    onClose,
  })
  return (
    <DeskDialog
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
                {`${one.name[getLocale()]}: ${priceText(one)}, ${lengthText(one)}`}
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
            <SetAside
              options={rules.map((value) => ({ value, text: ruleNames[value]() }))}
              chosen={setAside}
              onChange={setSetAside}
            />
          )}
        </>
      }
    >
      {(preview) => <PurchaseSummary preview={preview} />}
    </DeskDialog>
  )
}

function soldText(answer: unknown): string {
  const { invoiceNumber: number, totalOre, dueOn } = Purchased.parse(answer)
  return m.desk_sold({ number, amount: formatKroner(totalOre), due: dateText(dueOn) })
}
