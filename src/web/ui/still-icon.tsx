import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

interface StillIconProps {
  icon: LucideIcon;
  isFilled?: boolean;
}

/** A button's icon. It stays as it is while the words around it change: five hundred rows have five each. */
export const StillIcon = memo(function StillIcon({ icon: Icon, isFilled = false }: StillIconProps) {
  return <Icon aria-hidden size={20} strokeWidth={1.75} fill={isFilled ? 'currentColor' : 'none'} />;
});
