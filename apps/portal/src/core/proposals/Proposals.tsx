import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ProposalRefusal } from './contract.ts'
import { confirmProposal, proposalsQuery, withdrawProposal } from './queries.ts'

const refusalTexts: Readonly<Record<string, () => string>> = {
  PROPOSAL_NOT_FOUND: m.proposal_not_found,
  SECOND_PERSON: m.proposal_second_person,
  PROPOSAL_OUTDATED: m.proposal_outdated,
} satisfies Record<ProposalRefusal, () => string>

function proposalErrorText(failure: unknown, views: readonly ProposalView[]): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const known = [refusalTexts, ...views.map((view) => view.refusalTexts ?? {})]
  const text = known.find((texts) => Object.hasOwn(texts, code))?.[code]
  return text ? text() : staffErrorText(failure)
}

/**
 * Changes that wait for a second person; nothing when there are none.
 * @param kinds of one page; all that one may confirm otherwise
 */
export function Proposals({ kinds }: { kinds?: readonly string[] }) {
  const headingId = useId()
  const { proposalViews } = useStaffOffers()
  const { data } = useQuery(proposalsQuery)
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const outcome = {
    onError: (error: Error) => showMessage(proposalErrorText(error, proposalViews), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  }
  const confirmation = useSingleMutation({
    mutationFn: (id: string) => whileLoggedIn(() => confirmProposal(id)),
    onSuccess: () => showMessage(m.proposal_confirmed(), 'success'),
    ...outcome,
  })
  const withdrawal = useSingleMutation({
    mutationFn: (id: string) => whileLoggedIn(() => withdrawProposal(id)),
    onSuccess: () => showMessage(m.proposal_withdrawn(), 'success'),
    ...outcome,
  })
  const items = data?.items.filter(({ kind }) => kinds === undefined || kinds.includes(kind)) ?? []
  if (items.length === 0) return null
  const isBusy = confirmation.isPending || withdrawal.isPending
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{m.proposals_heading()}</h2>
      <Rows>
        {items.map(({ id, kind, details, by, at, isOwn, concernsYou }) => {
          const { text: textOf, View } = proposalViews.find((view) => view.kind === kind) ?? {}
          const text = textOf?.(details) ?? kind
          return (
            <Row
              key={id}
              name={text}
              details={
                <>
                  <p>{m.proposal_by({ name: by, time: formatDayAndTime(new Date(at)) })}</p>
                  {isOwn ? (
                    <p>{m.proposal_own()}</p>
                  ) : (
                    concernsYou && <p>{m.proposal_concerns_you()}</p>
                  )}
                  {View && (
                    <Suspense fallback={<Waiting />}>
                      <View proposalId={id} />
                    </Suspense>
                  )}
                </>
              }
              action={
                <>
                  {!isOwn && !concernsYou && (
                    <Button
                      disabled={isBusy}
                      onClick={() => confirmation.mutate(id)}
                      aria-label={m.proposal_confirm_of({ text })}
                    >
                      {m.proposal_confirm()}
                    </Button>
                  )}
                  <Button
                    variant="tertiary"
                    disabled={isBusy}
                    onClick={() => withdrawal.mutate(id)}
                    aria-label={m.proposal_withdraw_of({ text })}
                  >
                    {m.proposal_withdraw()}
                  </Button>
                </>
              }
            />
          )
        })}
      </Rows>
    </section>
  )
}
