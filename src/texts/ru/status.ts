/** How things end, in the field's words. */
import type { status as english } from "../en/status";

export const status: typeof english = {
  attempt: {
    ok: "успех",
    unavailable: "технический сбой",
    rate_limited: "лимит запросов",
    rejected: "бизнес-отказ",
    local: "своя ошибка",
    timeout: "таймаут",
    deadline_exceeded: "дедлайн истёк",
    circuit_open: "предохранитель открыт",
    cancelled: "отменено",
  },
  operation: {
    ok: "успех",
    degraded: "частично",
    deferred: "отложено",
    pending: "не завершено",
    failed: "неудача",
    cancelled: "отменено",
    late: "с опозданием",
  },
  breaker: { closed: "закрыт", open: "открыт", "half-open": "полуоткрыт" },
  counted: { failure: "отказ", ignored: "не в счёт", success: "успех" },
};
