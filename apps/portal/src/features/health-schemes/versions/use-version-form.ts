import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type Contradiction,
  findContradictions,
} from '#core/health-refunds/rules/contradictions.ts'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { type UsedDraft, useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import type { Problem } from '#ui/form/problem.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffScheme } from '../model/contract.ts'
import { schemeErrorText, schemeFieldText } from '../model/scheme-texts.ts'
import type { FieldProps } from './field-props.ts'
import { contradictionsId, idPrefix } from './field-props.ts'
import { judgeVersion } from './judge-version.ts'
import { proposeVersion } from './queries.ts'
import { startVersion } from './start-version.ts'
import type { TypedVersion } from './typed-rules.ts'

export type VersionFormState = FieldProps & {
  /** As far as they can be read. */
  readonly rules: SchemeRules | null
  readonly contradictions: readonly Contradiction[]
  readonly problems: readonly Problem[]
  /** Of tries to send it; the summary takes the focus after each. */
  readonly failures: number
  readonly isSending: boolean
  readonly submit: () => void
  readonly draft: UsedDraft
}

/**
 * The form of a version: what is typed is kept on the server as one text, since it is a list of any
 * length; what is wrong with it is said once somebody has tried to send it.
 * @param from the day of the rules that are corrected; null for a new version
 */
export function useVersionForm(scheme: StaffScheme | null, from: string | null): VersionFormState {
  const [start] = useState(() => startVersion(scheme, from))
  const form = useForm({ defaultValues: { typed: JSON.stringify(start.typed) } })
  const draft = useStaffDraft(form, {
    key: scheme ? `health-scheme:${scheme.id}${from ? `.${from}` : ''}` : 'health-scheme-new',
    fields: ['typed'],
    version: start.confirmedBefore,
  })
  const [failures, setFailures] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()

  const typed: TypedVersion = { ...start.typed, ...JSON.parse(form.watch('typed')) }
  const { rules, problems } = judgeVersion(typed, scheme === null)
  const contradictions = rules ? findContradictions(rules) : []

  const sending = useSingleMutation({
    mutationFn: (sent: SchemeRules) =>
      whileLoggedIn(() =>
        proposeVersion({
          schemeId: typed.schemeId,
          scheme: scheme ? null : { name: typed.name, intro: typed.intro },
          startsOn: typed.startsOn,
          // Of what was seen when somebody began to type.
          confirmedBefore: draft.restored?.version ?? start.confirmedBefore,
          rules: sent,
        }),
      ),
    onSuccess: async () => {
      draft.forget()
      showMessage(m.health_scheme_proposed(), 'success')
      await navigate({ to: '/staff/health/schemes' })
    },
    onError: (error) => {
      setRefused(schemeErrorText(error))
      setFailures((count) => count + 1)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  })

  const textOf = (field: string): string | undefined =>
    failures > 0 && problems[field] !== undefined
      ? schemeFieldText(problems[field], field)
      : undefined
  const beside = Object.keys(problems).flatMap((field) => {
    const text = textOf(field)
    return text === undefined ? [] : [{ fieldId: idPrefix + field, text }]
  })
  return {
    typed,
    change: (changes) =>
      form.setValue('typed', JSON.stringify({ ...typed, ...changes }), { shouldDirty: true }),
    textOf,
    rules,
    contradictions,
    problems: [
      ...(refused === null ? [] : [{ fieldId: undefined, text: refused }]),
      ...beside,
      ...(contradictions.length > 0
        ? [{ fieldId: contradictionsId, text: m.health_scheme_contradicts() }]
        : []),
    ],
    failures,
    isSending: sending.isPending,
    submit: () => {
      setRefused(null)
      if (rules && Object.keys(problems).length === 0 && contradictions.length === 0)
        sending.mutate(rules)
      else setFailures((count) => count + 1)
    },
    draft,
  }
}
