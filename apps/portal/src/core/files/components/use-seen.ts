import { useEffect, useRef, useState } from 'react'

/** @returns a place, and whether it is or has been near what is seen of the page */
export function useSeen<Place extends Element>() {
  const place = useRef<Place>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, isSeen] as const
}
