import { RentalModal } from "@/components/detail/rental-modal.client";
import { RentalTexts } from "@/components/language/rental-texts.client";

export default function ModalLayout({ children }: { children: React.ReactNode }) {
  return (
    <RentalTexts>
      <RentalModal>{children}</RentalModal>
    </RentalTexts>
  );
}
