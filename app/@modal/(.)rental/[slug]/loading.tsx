import { DetailLoading } from "@/components/detail/detail-loading";

export default DetailLoading;
