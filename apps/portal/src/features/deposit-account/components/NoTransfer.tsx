import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'

/** In the place of the account to pay to, when none is set up. */
export function NoTransfer() {
  return (
    <NoticeBox tone="warning">
      <p>{m.deposit_no_transfer()}</p>
      <p>
        <Link to="/contact" search={{ category: 'deposit-account' }} className="ds-link">
          {m.deposit_write_to_us()}
        </Link>
      </p>
    </NoticeBox>
  )
}
