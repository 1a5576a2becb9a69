import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import type { UserDetails } from '#core/profile/contract.ts'
import { ProfileForm } from '#core/profile/profile-form.ts'
import { saveDetails, userDetailsQuery } from '#core/profile/queries.ts'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { sessionQuery } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { toFormValues } from './form-values.ts'

/** How the last try to save went. */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'changed'; latest: UserDetails }
  | { kind: 'signed-out' }
  | { kind: 'failed'; text: string }

/**
 * The form of a profile. It keeps the details that it started with: a later fetch never changes
 * what the user is typing, and saving reports when the profile has changed. Needs a
 * `LoginInPlaceProvider` around it.
 */
export function useProfileForm(details: UserDetails) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [seen, setSeen] = useState(details)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const [failures, setFailures] = useState(0)
  const singleFlight = useSingleFlight()
  const form = useForm({
    resolver: zodResolver(ProfileForm),
    defaultValues: toFormValues(details),
    shouldFocusError: false,
  })

  function begin(latest: UserDetails): void {
    setSeen(latest)
    form.reset(toFormValues(latest))
    queryClient.setQueryData(userDetailsQuery.queryKey, latest)
  }

  const submitOver = (revision: number) =>
    form.handleSubmit(
      (values) =>
        singleFlight(async () => {
          setOutcome(null)
          try {
            begin(await whileLoggedIn(() => saveDetails({ ...values, id: seen.id, revision })))
            setOutcome({ kind: 'saved' })
            await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
          } catch (error) {
            setOutcome(
              await describeFailure(error, () =>
                queryClient.fetchQuery({ ...userDetailsQuery, staleTime: 0 }),
              ),
            )
            setFailures((count) => count + 1)
          }
        }),
      () => {
        setOutcome(null)
        setFailures((count) => count + 1)
      },
    )

  return {
    form,
    outcome,
    /** How often it did not go through: each time the focus goes to what says why. */
    failures,
    /** What is saved now, as it was when it was last seen. */
    seen,
    submit: submitOver(seen.revision),
    /** Saves what was typed in the place of a version that somebody else has saved. */
    keepMine: (latest: UserDetails) => submitOver(latest.revision)(),
    /** Discards what was typed. */
    takeLatest(latest: UserDetails): void {
      begin(latest)
      setOutcome(null)
    },
  }
}

async function describeFailure(
  error: unknown,
  readLatest: () => Promise<UserDetails>,
): Promise<SaveOutcome> {
  if (isSignedOut(error)) return { kind: 'signed-out' }
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'FORBIDDEN') return { kind: 'failed', text: m.profile_other_user() }
  if (code !== 'PROFILE_CHANGED') return { kind: 'failed', text: accountErrorText(error) }
  try {
    return { kind: 'changed', latest: await readLatest() }
  } catch (failure) {
    return { kind: 'failed', text: accountErrorText(failure) }
  }
}
