import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { WizardSearch } from '#ui/wizard/wizard-stage.ts'
import type { DraftPlace } from '../../draft/place.ts'
import { codeOf, refundErrorText } from '../../model/refund-errors.ts'
import { draftQuery } from '../queries.ts'
import { RefundWizard } from './RefundWizard.tsx'

type Props = {
  place: DraftPlace
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
}

/** Refusals that a second try does not change. */
const final = ['HEALTH_SCHEME_NOT_FOUND', 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE']

/** The form with what was saved of it, loaded once, and again when somebody asks for that. */
export function DraftArea({ place, search, go }: Props) {
  const draft = useQuery(draftQuery(place))
  const whileLoggedIn = useLoginInPlace()
  const [round, setRound] = useState(0)

  async function reload() {
    await whileLoggedIn(() => draft.refetch({ throwOnError: true }))
    setRound((count) => count + 1)
  }

  if (draft.data)
    return (
      <RefundWizard
        key={round}
        place={place}
        draft={draft.data}
        search={search}
        go={go}
        reload={reload}
      />
    )
  if (!draft.isError) return <Waiting rows={3} />
  return final.includes(codeOf(draft.error)) ? (
    <NoticeBox tone="info">
      <p>{refundErrorText(draft.error)}</p>
    </NoticeBox>
  ) : (
    <LoadFailure text={m.health_refund_load_error()} retry={() => draft.refetch()} />
  )
}
