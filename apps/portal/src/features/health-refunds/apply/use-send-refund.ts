import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { normaliseAccountNumber } from '#core/bank/account-number.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { Problem } from '#ui/form/problem.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import type { SendForm } from '../model/contract.ts'
import { codeOf, refundErrorText } from '../model/refund-errors.ts'
import { type Check, checkIds, checks } from './check-texts.ts'
import { judgeForm } from './form-content.ts'
import { readDraft, sendRefund, sentKey } from './queries.ts'
import type { RefundForm } from './use-refund-form.ts'

type Typed = {
  readonly checks: readonly Check[]
  readonly account: string
  readonly claimsRight: boolean
}
type CheckField = keyof typeof fieldIds
const fieldIds = {
  claim: checkIds.claim,
  claimNote: checkIds.claimNote,
  checks: checkIds.group,
  account: checkIds.account,
} as const

/** Refusals that are about the account number. */
const ofAccount = ['HEALTH_ACCOUNT_INVALID', 'HEALTH_ACCOUNT_IS_NATIONAL_ID', 'HEALTH_ACCOUNT_OWN']
/** What the form was worked out with is not what counts now. */
const ofTerms = ['HEALTH_SCHEME_CHANGED', 'HEALTH_EXPENSES_INVALID', 'HEALTH_NOTHING_TO_PAY']
/** Sending the same again cannot succeed. */
const final = [
  'HEALTH_DRAFT_MISSING',
  'HEALTH_NOT_OPEN',
  'HEALTH_ONCE',
  'HEALTH_AWAITING_REPLY',
  'CASE_NOT_FOUND',
  'STEP_NOT_POSSIBLE',
  'HEALTH_SCHEME_NOT_FOUND',
]

type Options = {
  form: RefundForm
  maskedAccount: string
  onRefused: () => void
  onSent: () => void
}

/** Sends the form, and says what has to be put right first. */
export function useSendRefund({ form, maskedAccount, onRefused, onSent }: Options) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [typed, setAll] = useState<Typed>({ checks: [], account: '', claimsRight: false })
  const [failures, setFailures] = useState(0)
  const [newAmount, setNewAmount] = useState<string | null>(null)
  const { worked, content, terms, saving } = form
  const isRightMissing = worked.calculation.payoutOre === 0 && worked.withRight.payoutOre > 0

  const sending = useSingleMutation({
    mutationFn: async () => {
      const body: Omit<SendForm, 'version'> = {
        versionId: terms.versionId,
        account: typed.account.trim(),
        isConfirmed: true,
        claimsRight: isRightMissing && typed.claimsRight,
      }
      const version = await saving.flush()
      await whileLoggedIn(() => sendRefund(form.place, { ...body, version }))
    },
    onSuccess: async () => {
      onSent()
      await saving.stop()
      await queryClient.invalidateQueries({ queryKey: sentKey })
    },
    onError: async (error) => {
      setFailures((count) => count + 1)
      const code = codeOf(error)
      if (code === 'HEALTH_DRAFT_CHANGED') saving.reportConflict(error)
      if (ofTerms.includes(code)) await readTerms(code).catch(() => undefined)
    },
  })

  /** The rules, the day or the payments may be others than when the form was opened. */
  async function readTerms(code: string) {
    const draft = await whileLoggedIn(() => readDraft(form.place))
    form.takeTerms(draft.terms)
    const judged = judgeForm(form.content, draft.terms)
    if (judged.problems.length > 0) onRefused()
    else if (code === 'HEALTH_SCHEME_CHANGED')
      setNewAmount(formatKroner(judged.worked.calculation.payoutOre))
  }

  const code = codeOf(sending.error)
  const found: Partial<Record<CheckField, string>> = {
    ...(isRightMissing && !typed.claimsRight && { claim: m.health_refund_claim_required() }),
    ...(isRightMissing && typed.claimsRight && noteProblem(content.note)),
    ...(typed.checks.length < checks.length && { checks: m.health_refund_not_confirmed() }),
    ...accountProblem(typed.account, maskedAccount),
    ...(ofAccount.includes(code) && { account: refundErrorText(sending.error) }),
  }
  const isAboutField = ofAccount.includes(code)
  const shown = failures > 0 ? found : {}
  const beside = (Object.keys(fieldIds) as CheckField[]).flatMap((field): Problem[] => {
    const text = shown[field]
    return text === undefined ? [] : [{ fieldId: fieldIds[field], text }]
  })
  const isNothing = worked.calculation.payoutOre === 0 && !isRightMissing
  const general = failures > 0 ? generalProblem() : []

  function generalProblem(): Problem[] {
    if (sending.error && !isAboutField)
      return [{ fieldId: undefined, text: refundErrorText(sending.error) }]
    return isNothing ? [{ fieldId: undefined, text: m.health_refund_nothing_to_send() }] : []
  }

  function send() {
    const { account, ...others } = found
    // What the server refused may be right by now.
    const isAccountWrong =
      account !== undefined && accountProblem(typed.account, maskedAccount).account !== undefined
    if (isNothing || isAccountWrong || Object.keys(others).length > 0)
      return setFailures((count) => count + 1)
    setNewAmount(null)
    sending.mutate()
  }

  return {
    typed,
    setTyped: (changed: Partial<Typed>) => setAll((before) => ({ ...before, ...changed })),
    problems: [...general, ...beside],
    failures,
    textOf: (field: CheckField) => shown[field],
    isRightMissing,
    isPending: sending.isPending,
    isOver: final.includes(code),
    newAmount,
    send,
  }
}

function noteProblem(note: string): { claimNote?: string } {
  if (note.trim() === '') return { claimNote: m.health_refund_claim_note_required() }
  return hasNationalId(note) ? { claimNote: m.looks_like_national_id() } : {}
}

/** Empty where the account that was given before stays. */
function accountProblem(account: string, maskedAccount: string): { account?: string } {
  if (account.trim() === '')
    return maskedAccount ? {} : { account: m.health_refund_account_required() }
  return normaliseAccountNumber(account) === null
    ? { account: m.health_refund_account_invalid() }
    : {}
}
