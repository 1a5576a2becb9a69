import { Proposals } from '#core/proposals/Proposals.tsx'

/** All that waits for a second person and that one may confirm. */
export default function ProposalsCard() {
  return <Proposals />
}
