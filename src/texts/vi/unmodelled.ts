/** What a profile leaves out of its library, and why, by the English words of `src/profiles`. */
import type { unmodelled as english } from "../en/unmodelled";

export const unmodelled: typeof english = {
  "cached and coalesced calls": "lời gọi lấy từ bộ nhớ đệm và lời gọi gộp",
  "the model has no cache; a hit counts as a call that asked":
    "mô hình không có bộ nhớ đệm; lần trúng vẫn tính là một lời gọi đã hỏi",
  "buckets turned from outside": "ngăn được xoay từ bên ngoài",
  "the moments would have to be given": "phải cho sẵn từng thời điểm xoay",
  "a state to begin with": "trạng thái ban đầu",
  "a run begins closed": "lượt chạy luôn bắt đầu ở trạng thái đóng",
  "healthCheck, enable, disable, shutdown, open() and close()":
    "healthCheck, enable, disable, shutdown, open() và close()",
  "a forced state is the nearest": "gần nhất là ép trạng thái bằng tay",
  "open times with jitter": "thời gian mở có jitter",
  "the draws are not those of the model": "mô hình rút số ngẫu nhiên theo cách riêng",
  "an open time from the failed result": "thời gian mở lấy từ kết quả thất bại",
  "a function of one's own; Retry-After is the nearest":
    "đó là hàm tự viết; gần nhất là Retry-After",
  "Open(), HalfOpen() and Close()": "Open(), HalfOpen() và Close()",
  "a ReadyToTrip of one's own": "hàm ReadyToTrip tự viết",
  "a function; failures in a row and a ratio are modelled":
    "đó là một hàm; thất bại liên tiếp và tỷ lệ thì có mô phỏng",
  "a two-step call whose done is never called": "lời gọi hai bước mà done không bao giờ được gọi",
  "in the model every call ends, or hangs and is told of its cut":
    "trong mô hình, lời gọi nào cũng kết thúc, hoặc treo và được báo khi bị cắt",
  "a short-circuited command that unsubscribes while a probe is in flight":
    "lệnh bị chặn hủy đăng ký khi lời gọi thăm dò còn đang chạy",
  "read in the source, never seen: it may reopen the circuit (issue 1633)":
    "đọc trong mã nguồn, chưa gặp thực tế: có thể mở lại mạch (issue 1633)",
  "forceOpen and forceClosed": "forceOpen và forceClosed",
  "thread pools and semaphores that refuse": "pool luồng và semaphore từ chối",
  "pools are not modelled": "mô hình không có pool",
  "open times from a function": "thời gian mở lấy từ một hàm",
  "a function of one's own": "đó là hàm tự viết",
  "DISABLED and METRICS_ONLY": "DISABLED và METRICS_ONLY",
  "a forced state is the nearest, and results do not count in it":
    "gần nhất là ép trạng thái bằng tay, nhưng khi đó kết quả không được tính",
  "the window without locks": "cửa sổ không khóa",
  "its time window reads another clock": "cửa sổ thời gian của nó đọc đồng hồ khác",
  "transitions by a result": "chuyển trạng thái theo kết quả",
  "a call that ends in an Error, not an Exception":
    "lời gọi kết thúc bằng Error chứ không phải Exception",
  "it never reports: in the model every call ends":
    "nó không hề báo lại, còn trong mô hình lời gọi nào cũng kết thúc",
  "late results in the figures of an open breaker":
    "kết quả đến muộn trong số liệu của bộ ngắt đang mở",
  "closing throws them away, so they decide nothing; here they are dropped":
    "khi đóng chúng bị xóa nên không quyết định gì; ở đây chúng bị bỏ qua",
  "decorrelated jitter by its second formula": "jitter decorrelated theo công thức thứ hai",
  "here a pause is drawn from the first to three times the one before":
    "ở đây khoảng nghỉ được rút từ khoảng đầu đến ba lần khoảng liền trước",
  "no maxAttempts": "không đặt maxAttempts",
  "a scenario ends at 100 attempts": "kịch bản có nhiều nhất 100 lần thử",
  "an abort during a pause": "hủy giữa khoảng nghỉ",
  "it is seen only after it, and the function is called once more":
    "nghỉ xong mới biết, và hàm còn bị gọi thêm một lần",
  "DelegateBackoff and IterableBackoff": "DelegateBackoff và IterableBackoff",
  "a pause that no deadline bounds": "khoảng nghỉ không bị deadline nào giới hạn",
  "here a shared budget denies a retry that cannot fit; a local one asks nothing":
    "ở đây ngân sách chung từ chối lần thử lại không còn vừa; ngân sách riêng thì không hỏi",
  "ofRandomized and ofExponentialRandomBackoff": "ofRandomized và ofExponentialRandomBackoff",
  "±50 % of the pause, capped after it: no jitter here draws to both sides":
    "±50 % khoảng nghỉ, chặn trên sau đó: ở đây không có jitter về cả hai phía",
  "fractions of a millisecond": "phần lẻ của mili giây",
  "it cuts them off at each step; here a pause is rounded":
    "thư viện bỏ chúng ở từng bước; ở đây khoảng nghỉ được làm tròn",
  "WithJitter() and WithJitterFactor()": "WithJitter() và WithJitterFactor()",
  "added or taken off after the cap: no jitter here draws to both sides":
    "cộng thêm hoặc bớt đi sau khi chặn trên: ở đây không có jitter về cả hai phía",
  "no pause here is drawn between two bounds": "ở đây không có khoảng nghỉ rút giữa hai cận",
  "no timeout: the last pause is cut to it, and one more attempt begins then":
    "không phải timeout: khoảng nghỉ cuối bị cắt cho vừa, rồi vẫn bắt đầu thêm một lần thử",
  "WithMaxRetries of −1": "WithMaxRetries bằng −1",
  "UseJitter of a constant or linear delay": "UseJitter với khoảng nghỉ cố định hoặc tuyến tính",
  "±25 % of the pause, capped after it: no jitter here draws to both sides":
    "±25 % khoảng nghỉ, chặn trên sau đó: ở đây không có jitter về cả hai phía",
  "a linear BackoffType": "BackoffType tuyến tính",
  "pauses here stay as they are or multiply": "khoảng nghỉ ở đây giữ nguyên hoặc nhân lên",
};
