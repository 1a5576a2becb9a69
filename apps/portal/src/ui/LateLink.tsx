import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useEffect } from 'react'
import { followLateLink } from './layout/use-waking-up.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** For the cached page, which is the same for everybody; also where nothing else can be found out. */
  serverHref: string
}

/**
 * A link whose address the browser alone knows, such as one back to where the visitor came from.
 * Pressed before the page is awake, it is followed as soon as it leads there.
 */
export function LateLink({ href, serverHref, ...props }: Props) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) followLateLink()
  }, [isHydrated])
  return (
    <a {...props} href={isHydrated ? href : serverHref} data-late={isHydrated ? undefined : ''} />
  )
}
