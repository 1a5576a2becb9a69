import { Icon } from './icon.tsx'

export function Logo() {
  return (
    <span className="trivsel-logo">
      <Icon size={48} />
      Trivsel
    </span>
  )
}
